import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from '../build/run/ensure-build.ts';
import { rootFolder, runMain } from '../build/run/run.mjs';
import { type Figures, findRegressions, mergeFigures } from './figures.ts';
import { type BenchOptions, type Part, readOptions } from './options.ts';
import { measurePages } from './pages.ts';
import { measureServer } from './server/measure-server.ts';
import { formatFigures, formatRegressions } from './table.ts';

const folder = join(rootFolder, 'bench', 'results');
const lastFile = join(folder, 'last.json');

const measures: Record<Part, (options: BenchOptions) => Promise<Figures>> = {
  pages: measurePages,
  lighthouse: measurePages,
  interactions: measurePages,
  server: measureServer,
};

/** Measures the site, prints the figures, and names what got worse since the last run. */
await runMain(async () => {
  const options = readOptions(process.argv.slice(2));
  const last = readLast();
  if (options.isPrintOnly) return console.log(formatFigures(last));
  await ensureBuild();
  mkdirSync(folder, { recursive: true });
  let figures: Figures = {};
  for (const measure of new Set(options.parts.map((part) => measures[part]))) {
    figures = mergeFigures(figures, await measure(options));
  }
  console.log(
    `\n${formatFigures(figures)}\n\n${formatRegressions(findRegressions(last, figures))}`,
  );
  write(join(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`), figures);
  write(lastFile, mergeFigures(last, figures));
});

/** The newest figures of all runs: one that measures a part leaves those of the others. */
function readLast(): Figures {
  return existsSync(lastFile) ? JSON.parse(readFileSync(lastFile, 'utf8')) : {};
}

function write(file: string, figures: Figures) {
  writeFileSync(file, `${JSON.stringify(figures, undefined, 2)}\n`);
}
