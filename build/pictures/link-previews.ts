import { parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { titleOf } from '../../content-model/collections.ts';
import type { AddressedEntry } from '../../content-model/parse/parse-entry.ts';
import type { ProblemRecord } from '../../content-model/schema/problem.ts';
import type { Image } from '../../content-model/schema/shared.ts';
import { eyeChart } from '../../domain/pictures/eye-chart.ts';
import { signsIn } from '../../domain/signs/sign-lists.ts';
import { levelLine, redLine, signWords } from '../../domain/words/sign-words.ts';
import { readShown } from '../content/read-content.ts';
import { translationsOf } from '../content/spanish.ts';
import type { Images, SourceImage } from './images.ts';
import { drawChart, drawWords, previewSize, type Words } from './preview-drawings.ts';
import { hashOf, type MadeFile } from './write-missing.ts';

const center = { x: 50, y: 50 };
const encoding = { quality: 80, mozjpeg: true };
const form = JSON.stringify([previewSize, encoding]);

type Preview = MadeFile & typeof previewSize & { alt: string };

/** Returns the pictures for link previews by path: the home page's, and those of single pages. */
export function previewsOf(
  folder: string,
  images: Images,
  plates: Readonly<Record<string, { make(): string }>>,
): Record<string, Preview> {
  const shown = readShown(folder);
  const { facts, entries } = shown;
  const { colors, hero } = facts.brand;
  const [firstRow] = facts.signs.rows;
  const home = entries.find(({ path }) => path === '/');
  const chartRows = eyeChart(home ? titleOf(home.record) : '');

  function previewOf({ collection, record, path }: AddressedEntry): Preview | undefined {
    if (collection === 'problems') return problemPreview(record);
    if (collection === 'services' && record.chart && chartRows.length > 0) {
      const alt = 'A blurred letter chart behind a brass lens: which is better, one or two?';
      return drawn('one-or-two', alt, [JSON.stringify([chartRows, colors]), form], () =>
        drawChart(chartRows, colors),
      );
    }
    if (collection === 'services' && record.triage) {
      const { slug, title, firstAid } = record;
      const language = path.endsWith(slug) ? 'en' : 'es';
      const { question, call911 } = signWords[language];
      const alt = `${title}. ${question} ${call911}.`;
      const texts = { title: question, lines: [call911, firstAid?.heading ?? ''].filter(Boolean) };
      return words(language === 'en' ? slug : `${slug}-${language}`, alt, texts, firstRow?.plate);
    }
    return 'image' in record ? photo(record.image) : undefined;
  }

  function problemPreview({ slug, title, level, signs: ids, plate }: ProblemRecord) {
    const signs = ids.flatMap((id) => signsIn(facts.signs.groups).filter((sign) => sign.id === id));
    const { question, order } = redLine(signs);
    const line = levelLine(level, signs);
    const lines = level === 'now' ? [line] : [`${question} ${order}`, line];
    const alt = [plate?.alt ?? `${title}.`, ...lines].join(' ');
    return words(`problem-${slug}`, alt, { title, lines }, plate?.file);
  }

  function words(name: string, alt: string, texts: Words, file = '') {
    const plate = plates[file]?.make();
    const key = JSON.stringify({ ...texts, plate, colors });
    return drawn(name, alt, [key, form], () => drawWords(texts, colors, plate));
  }

  function photo({ file, alt, focus = center }: Image): Preview | undefined {
    const source = images[file];
    if (!source) return undefined;
    const key = [source.bytes, JSON.stringify([focus, previewSize, encoding, colors.ivory])];
    return drawn(parse(file).name, alt, key, () =>
      crop(source, focus).flatten({ background: colors.ivory }),
    );
  }

  const own = [...entries, ...translationsOf(shown)].map(
    (entry) => [entry.path, previewOf(entry)] as const,
  );
  const all = [['/', photo(hero.poster)] as const, ...own];
  return Object.fromEntries(all.flatMap(([path, preview]) => (preview ? [[path, preview]] : [])));
}

/** @param key what the picture is drawn from */
function drawn(
  name: string,
  alt: string,
  key: readonly (string | Buffer)[],
  draw: () => Sharp | Promise<Sharp>,
): Preview {
  const make = async () => (await draw()).jpeg(encoding).toBuffer();
  return { url: `/social/${name}.${hashOf(...key)}.jpg`, alt, ...previewSize, make };
}

/** Scales and crops a picture to the preview size, with its focus as close to the center as the edges allow. */
function crop({ bytes, entry: { width, height } }: SourceImage, focus: typeof center): Sharp {
  const scale = Math.max(previewSize.width / width, previewSize.height / height);
  const scaled = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const left = cropStart(focus.x, scaled.width, previewSize.width);
  const top = cropStart(focus.y, scaled.height, previewSize.height);
  return sharp(bytes)
    .autoOrient()
    .resize({ ...scaled, fit: 'fill' })
    .extract({ left, top, ...previewSize })
    .toColourspace('srgb');
}

function cropStart(percent: number, side: number, cropSide: number): number {
  const wanted = (percent / 100) * side - cropSide / 2;
  return Math.round(Math.min(Math.max(wanted, 0), side - cropSide));
}
