import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { today } from '../../domain/hours/today.ts';
import { buildEnvironment, computeStamp } from './build-stamp.ts';
import { checkPages } from './check-pages.ts';
import { logPath, runToLog, showLog } from './log.ts';
import { CliError, rootFolder, run } from './run.mjs';
import { wranglerEnvironment } from './wrangler-environment.ts';

const results = ['dist/client', 'dist/server/wrangler.json', '.wrangler/deploy/config.json'];
// Every build empties this folder, so a build that fails leaves no stamp.
const stampFile = join(rootFolder, 'dist', 'server', '.build-stamp');

/**
 * Builds the site, unless `dist` was built from the same files on the same day.
 * @param options `anyBuild` accepts any existing build; `toLog` writes Vite's output to a log
 * @throws CliError if the build fails, or a page of it can't be rendered
 */
export async function ensureBuild(
  options: { anyBuild?: boolean; toLog?: boolean } = {},
): Promise<void> {
  const isBuilt = results.every((result) => existsSync(join(rootFolder, result)));
  if (isBuilt && options.anyBuild) return;
  // Pages depend on the day: they list upcoming closings.
  const day = today().toISOString().slice(0, 10);
  const stamp = `${day} ${computeStamp(rootFolder, buildEnvironment())}`;
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const code = await (options.toLog
    ? buildToLog()
    : run('vike', ['build'], { env: wranglerEnvironment }));
  if (code !== 0) throw new CliError('The site could not be built: see the error above.');
  await checkPages();
  writeFileSync(stampFile, stamp);
}

async function buildToLog(): Promise<number> {
  console.log(`Building the site; Vite's output is in ${logPath('build')}.`);
  const code = await runToLog('build', 'vike', ['build'], wranglerEnvironment);
  if (code !== 0) showLog('build');
  return code;
}
