import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type SocialPictures, socialSize } from '../../content/social-pictures/manifest.ts';
import { mapConcurrently } from '../pictures/map-concurrently.ts';
import { writeAtomically } from '../pictures/write-atomically.ts';
import { drawPanel, panelWidth } from './card.ts';
import type { PictureText } from './describe-pages.ts';
import { type Drawing, drawPicture, encodings } from './draw-picture.ts';
import { fontFiles, loadFonts } from './fonts.ts';

export interface SocialPaths {
  /** Folder of the masters. */
  masters: string;
  /** The mark, as SVG. */
  mark: string;
  /** Folder of the pictures; those that no page has any more are removed. */
  output: string;
  /** The address of that folder on the site. */
  address: string;
}

interface Job extends Drawing {
  /** Name of the file to make. */
  target: string;
}

const ours = /^(?:[a-z0-9-]+\.[0-9a-f]{8}\.jpg|\.[0-9a-f-]{36}\.tmp)$/;

/**
 * Makes the pictures that stand for pages in link previews, unless earlier runs made the same.
 * @param name of the practice
 * @throws Error where a master cannot be read
 */
export async function makeSocialPictures(
  pages: readonly PictureText[],
  name: string,
  { masters, mark, output, address }: SocialPaths,
): Promise<{ manifest: SocialPictures; drawn: number }> {
  const markAddress = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  const jobs = await mapConcurrently(pages, async (page): Promise<Job> => {
    const photograph = await readFile(join(masters, page.image.file));
    const panel = drawPanel(page, name, markAddress);
    const drawing = { panel, image: page.image, photograph };
    return { target: fileName(page.path, drawing), ...drawing };
  });
  await mkdir(output, { recursive: true });
  const present = new Set(await readdir(output));
  const missing = jobs.filter(({ target }) => !present.has(target));
  if (missing.length > 0) await drawAll(missing, output);
  await removeOthers(output, present, new Set(jobs.map(({ target }) => target)));
  const entries = pages.map(({ path, title, image }, index) => [
    path,
    { url: `${address}/${jobs[index]?.target}`, ...socialSize, alt: `${title}. ${image.alt}` },
  ]);
  return { manifest: Object.fromEntries(entries), drawn: missing.length };
}

function fileName(path: string, { panel, image, photograph }: Drawing): string {
  const settings = [panel, panelWidth, socialSize, image.focus, encodings, fontFiles];
  const hash = createHash('sha256').update(JSON.stringify(settings)).update(photograph);
  const name = path.replace(/^\//, '').replaceAll('/', '-') || 'home';
  return `${name}.${hash.digest('hex').slice(0, 8)}.jpg`;
}

async function drawAll(jobs: readonly Job[], output: string) {
  const fonts = await loadFonts();
  await mapConcurrently(jobs, async (job) => {
    await writeAtomically(join(output, job.target), await drawPicture(job, fonts));
  });
}

async function removeOthers(
  output: string,
  present: ReadonlySet<string>,
  current: ReadonlySet<string>,
) {
  const stale = [...present].filter((file) => ours.test(file) && !current.has(file));
  await Promise.all(stale.map((file) => rm(join(output, file), { force: true })));
}
