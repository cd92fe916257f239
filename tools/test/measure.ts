import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { rootFolder, runMain } from '../run/run.mjs';

/** A measurement and its limit. */
type Figure = [name: string, value: number, most: number];

/** The most compressed bytes that a page may load before its load event, by kind. */
export const byteBudgets = { css: 12 * 1024, script: 3 * 1024, font: 24 * 1024 } as const;

const rooms = '{components,domain,editor,pages,server,build,tools}';
const client = join(rootFolder, 'dist', 'client');

/**
 * Prints the size of the project and its pages.
 * @returns 1 if a page exceeds a byte budget, otherwise 0; the limits for lines are only goals
 */
export async function measure(): Promise<number> {
  const bytes = measureBytes();
  for (const [name, value, most] of [...measureLines(), ...bytes]) {
    const note = value > most ? '  TOO MUCH' : '';
    console.log(`${name.padEnd(32)}${value}`.padEnd(42), `of at most ${most}${note}`);
  }
  return bytes.some(([, value, most]) => value > most) ? 1 : 0;
}

function measureLines(): Figure[] {
  return [
    ['lines of source', countLines(`${rooms}/**/*.{ts,tsx,css,mjs}`), 17_000],
    ['lines of tests', countLines('tests/**/*.{ts,tsx}'), 11_000],
  ];
}

/** Returns the most compressed bytes that a prerendered page loads before its load event, by kind. */
function measureBytes(): Figure[] {
  // The editor isn't a page of the site.
  const pages = globSync('**/*.html', { cwd: client, exclude: ['edit.html'] }).map(measurePage);
  const heaviest = (kind: keyof ReturnType<typeof measurePage>) =>
    Math.max(...pages.map((page) => page[kind]));
  return [
    ['script before load', heaviest('script'), byteBudgets.script],
    ['stylesheets', heaviest('style'), byteBudgets.css],
    ['fonts', heaviest('font'), byteBudgets.font],
    // Ten packets of 1,460 bytes, less the headers of three responses.
    ['first packets, without pictures', heaviest('first'), 14_400],
  ];
}

function measurePage(file: string) {
  const html = read(file);
  const text = html.toString();
  const scripts = load(text, /<script[^>]* src="([^"]+)"/g);
  const styles = load(text, /<link rel="stylesheet"[^>]* href="([^"]+)"/g);
  const onScreen = load(text, /<link rel="stylesheet"(?! media="print")[^>]* href="([^"]+)"/g);
  // All scripts are async except the first, which blocks the first paint.
  const first = [html, ...onScreen, ...scripts.slice(0, 1)];
  return {
    script: total(scripts, gzipSync),
    style: total(styles, gzipSync),
    font: total(load(text, /<link[^>]* href="([^"]+\.woff2)"/g)),
    // Without pages that have pictures, and the page with all signs, which starts with phone numbers and first aid.
    first: /<img|id="triage"/.test(text) ? 0 : total(first, brotliCompressSync),
  };
}

function countLines(pattern: string): number {
  const files = globSync(pattern, { cwd: rootFolder });
  return files.reduce(
    (lines, file) => lines + readFileSync(join(rootFolder, file), 'utf8').split('\n').length - 1,
    0,
  );
}

function load(html: string, links: RegExp): Buffer[] {
  return Array.from(html.matchAll(links), ([, path = '']) => read(path));
}

function read(file: string): Buffer {
  return readFileSync(join(client, file));
}

function total(files: readonly Buffer[], compress = (bytes: Buffer) => bytes): number {
  return files.reduce((sum, bytes) => sum + compress(bytes).length, 0);
}

if (import.meta.main) await runMain(measure);
