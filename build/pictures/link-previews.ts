import { parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { eyeChart } from '../../domain/pictures/eye-chart.ts';
import { previewSize } from '../../domain/pictures/pictures.ts';
import type { AnyRecord } from '../../domain/read/collection-schemas.ts';
import type { Image } from '../../domain/schema/shared.ts';
import { emergencyWords, problemWords } from '../../domain/words/urgency.ts';
import { readShown } from '../content/read-content.ts';
import type { Images, SourceImage } from './images.ts';
import { drawChart, drawWords } from './preview-drawings.ts';
import { hashOf, type MadeFile } from './write-missing.ts';

const center = { x: 50, y: 50 };
const encoding = { quality: 80, mozjpeg: true };

interface Preview extends MadeFile {
  alt: string;
}

/** What a picture says. */
type Words = Pick<Parameters<typeof drawWords>[0], 'title' | 'level' | 'step'>;

/** Returns the pictures for link previews by path: the home page's, and those of single pages. */
export async function previewsOf(
  folder: string,
  images: Images,
  plates: Readonly<Record<string, { make(): string }>>,
): Promise<Record<string, Preview>> {
  const { facts, entries } = readShown(folder);
  const { colors, hero } = facts.brand;
  const [firstRow] = facts.signs.rows;
  const home = entries.find(({ path }) => path === '/');
  const chartRows = eyeChart(home?.record.heading ?? '');

  async function previewOf(record: AnyRecord): Promise<Preview | undefined> {
    const { slug, title = '', level, home, plate, firstAid } = record;
    if (record.chart && chartRows.length > 0) {
      const svg = await drawChart(chartRows, colors);
      const alt = 'A blurred letter chart behind a brass lens: which is better, one or two?';
      return drawn('one-or-two', alt, svg, () => sharp(Buffer.from(svg)));
    }
    if (record.triage) {
      const { question, call911 } = emergencyWords;
      const alt = `${title}. ${question} ${call911}.`;
      const shown = { title: question, level: call911, step: firstAid?.heading ?? '' };
      return words(slug, alt, shown, firstRow?.plate);
    }
    if (record.image) return photo(record.image);
    if (!title || !level || !home) return undefined;
    const usually = problemWords.usually[level];
    const alt = `${plate?.alt ?? `${title}.`} ${usually}.`;
    const shown = { title, level: usually, step: home.steps[0] ?? '' };
    return words(`problem-${slug}`, alt, shown, plate?.file);
  }

  function words(name: string, alt: string, texts: Words, plate = '') {
    const shown = { ...texts, plate: plates[plate]?.make(), colors };
    return drawn(name, alt, JSON.stringify(shown), () => drawWords(shown));
  }

  function photo({ file, alt, focus = center }: Image): Preview | undefined {
    const source = images[file];
    if (!source) return undefined;
    const hash = hashOf(source.bytes, JSON.stringify([focus, previewSize, encoding]));
    const make = () => crop(source, focus).jpeg(encoding).toBuffer();
    return { url: `/social/${parse(file).name}.${hash}.jpg`, alt, make };
  }

  const own = entries.map(async ({ path, record }) => [path, await previewOf(record)] as const);
  const all = [['/', photo(hero.poster)] as const, ...(await Promise.all(own))];
  return Object.fromEntries(all.flatMap(([path, preview]) => (preview ? [[path, preview]] : [])));
}

/** @param key what the picture is drawn from */
function drawn(
  name: string,
  alt: string,
  key: string,
  draw: () => Sharp | Promise<Sharp>,
): Preview {
  const hash = hashOf(key, JSON.stringify([previewSize, encoding]));
  const make = async () => (await draw()).jpeg(encoding).toBuffer();
  return { url: `/social/${name}.${hash}.jpg`, alt, make };
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
