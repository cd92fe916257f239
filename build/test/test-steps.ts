import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureBuild } from '../run/ensure-build.ts';
import { findFreePort } from '../run/port.ts';
import { Refusal, rootFolder, run } from '../run/run.mjs';
import { wranglerEnvironment } from '../run/wrangler-environment.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { hasSample } from './has-sample.ts';
import { countPlaywright, countVitest, type TestCounts } from './test-counts.ts';

/** One step of `npm test`. It throws a Refusal when it cannot run, and answers what it counted. */
export interface Step {
  name: string;
  run(): Promise<TestCounts & { code: number }>;
}

/** The steps of `npm test`, in their order. */
export const steps: Step[] = [
  { name: 'browser', run: findOrInstall },
  { name: 'types', run: () => runTool('tsc', ['--noEmit']) },
  { name: 'lint', run: () => runTool('biome', ['check']) },
  { name: 'build', run: build },
  { name: 'unit tests', run: () => runVitest('unit') },
  { name: 'sample tests', run: runSample },
  { name: 'worker tests', run: () => runVitest('worker') },
  { name: 'browser tests', run: runPlaywright },
  { name: 'another practice', run: () => runTool('node', ['build/test/another-practice.ts']) },
];

const nothing = { code: 0, passed: 0, failed: 0 };

async function findOrInstall() {
  process.env['CHROMIUM_PATH'] = await ensureBrowser();
  return nothing;
}

async function build() {
  await ensureBuild();
  return nothing;
}

async function runTool(command: string, args: string[]) {
  return { ...nothing, code: await run(command, args) };
}

async function runVitest(project: string) {
  const file = reportFile(project);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', '--project', project, ...reporters];
  const code = await run('vitest', args, { env: wranglerEnvironment });
  return { code, ...readCounts(file, countVitest) };
}

async function runSample() {
  if (hasSample) return runVitest('sample');
  console.log('Skipped: the facts of the sample practice are replaced.');
  return nothing;
}

async function runPlaywright() {
  const file = reportFile('browser');
  const port = await findFreePort();
  const code = await run('playwright', ['test'], { env: { TEST_PORT: `${port}` } });
  return { code, ...readCounts(file, countPlaywright) };
}

/** Where a runner writes its report; the one of an earlier run is gone. */
function reportFile(name: string): string {
  const file = join(rootFolder, 'test-results', 'reports', `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function readCounts<Report>(file: string, count: (report: Report) => TestCounts): TestCounts {
  const none = new Refusal('No test was executed.');
  if (!existsSync(file)) throw none;
  const counts = count(JSON.parse(readFileSync(file, 'utf8')));
  if (counts.passed + counts.failed === 0) throw none;
  return counts;
}
