import { readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { eyeChart } from '../../domain/pictures/eye-chart.ts';
import type { SocialPictures } from '../../domain/pictures/social-pictures.ts';
import type { AnyRecord } from '../../domain/read/collection-schemas.ts';
import type { BrandRecord } from '../../domain/schema/brand.ts';
import { emergencyWords, problemWords } from '../../domain/words/urgency.ts';
import { readCollections } from '../content/read-collections.ts';
import { readBrand, readPractice } from '../content/read-practice.ts';
import { contentFolder, publicFolderOf } from '../content-folder.ts';
import { virtualModule } from '../virtual-module.ts';
import { drawChart } from './chart-drawing.ts';
import { drawProblem, type ProblemPreview } from './problem-picture.ts';
import { makeSocialPictures, type Shown } from './social-pictures.ts';

/**
 * Makes the pictures for link previews and lists them in `virtual:social-pictures`.
 * @param folder the content's folder
 */
export function socialPicturesPlugin(folder = contentFolder): Plugin {
  // Shared by test projects that start at the same time.
  let pictures: Promise<SocialPictures> | undefined;

  return {
    name: 'site-social-pictures',
    apply: (_config, { isPreview }) => !isPreview,
    // Not in `buildStart`: the development server lists the public folder before that.
    async configResolved() {
      pictures ??= make();
      await pictures;
    },
    watchChange(file) {
      if (resolve(file).startsWith(resolve(folder) + sep)) pictures = undefined;
    },
    ...virtualModule('virtual:social-pictures', () => {
      pictures ??= make();
      return pictures;
    }),
  };

  async function make(): Promise<SocialPictures> {
    const sources = resolve(folder, 'images');
    const output = resolve(publicFolderOf(folder), 'social');
    return makeSocialPictures(await picturesOfPages(folder), sources, output);
  }
}

async function picturesOfPages(folder: string): Promise<Record<string, Shown>> {
  const brand = readBrand(folder);
  const entries = readCollections(folder).map(({ path, entry: { record } }) => ({ path, record }));
  const rows = eyeChart(entries.find(({ path }) => path === '/')?.record.heading ?? '');
  const own = entries.map(async ({ path, record }): Promise<[string, Shown | undefined]> => {
    if (record.chart && rows.length > 0) {
      const svg = await drawChart(rows, brand.colors);
      const draw = () => sharp(Buffer.from(svg));
      const alt = 'A blurred letter chart behind a brass lens: which is better, one or two?';
      return [path, { name: 'one-or-two', alt, key: svg, draw }];
    }
    if (record.triage) return [path, emergencyPreview(folder, record, brand.colors)];
    return [path, record.image ?? problemPreview(folder, record, brand.colors)];
  });
  const shown = (await Promise.all(own)).filter((pair): pair is [string, Shown] =>
    Boolean(pair[1]),
  );
  return { '/': brand.hero.poster, ...Object.fromEntries(shown) };
}

/** Returns the picture of an eye problem: its name, how soon, the first step, and its plate if it has one. */
function problemPreview(
  folder: string,
  { slug, title, level: soon, home, plate: drawing }: AnyRecord,
  colors: BrandRecord['colors'],
): Shown | undefined {
  if (!title || !soon || !home) return undefined;
  const level = problemWords.usually[soon];
  const plate = drawing && readPlate(folder, drawing.file);
  const preview = { title, level, step: home.steps[0] ?? '', plate, colors };
  const alt = `${drawing?.alt ?? `${title}.`} ${level}.`;
  return drawn(`problem-${slug}`, alt, preview);
}

/** Returns the picture of the page about emergencies: its question, 911, first aid, and the first row's plate. */
function emergencyPreview(
  folder: string,
  { slug, title = '', firstAid }: AnyRecord,
  colors: BrandRecord['colors'],
): Shown {
  const { question, call911 } = emergencyWords;
  const [row] = readPractice(folder).signs.rows;
  const plate = row && readPlate(folder, row.plate);
  const preview = { title: question, level: call911, step: firstAid?.heading ?? '', plate, colors };
  return drawn(slug, `${title}. ${question} ${call911}.`, preview);
}

function drawn(name: string, alt: string, preview: ProblemPreview): Shown {
  return { name, alt, key: JSON.stringify(preview), draw: () => drawProblem(preview) };
}

function readPlate(folder: string, file: string): string {
  return readFileSync(join(folder, 'plates', file), 'utf8');
}
