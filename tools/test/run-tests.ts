import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from '../run/ensure-build.ts';
import { findFreePort } from '../run/port.ts';
import { CliError, rootFolder, run, runMain } from '../run/run.mjs';
import { wranglerEnvironment } from '../run/wrangler-environment.ts';
import { ensureBrowser } from './browser.ts';
import { measure } from './measure.ts';

const reports = join(rootFolder, 'test-results', 'reports');
const sum = { passed: 0, failed: 0 };

/** What `npm test` runs, in this order; each answers an exit code. */
const steps: [name: string, run: () => Promise<number>][] = [
  ['browser', findOrInstall],
  ['types, lint, build, unit, sample and worker tests', prepare],
  ['browser tests, and those of another practice', runBrowserTests],
  ['size', () => measure()],
];

await runMain(async () => {
  rmSync(reports, { recursive: true, force: true });
  const start = performance.now();
  let code = 0;
  for (const [name, step] of steps) {
    console.log(`\n== ${name}`);
    const before = performance.now();
    code = await step().catch(explain);
    console.log(`== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${secondsSince(before)} s`);
    if (code !== 0) break;
  }
  // A step that is no test, such as the types, must not end in "0 failed".
  const failed = code === 0 ? sum.failed : Math.max(sum.failed, 1);
  console.log(`\n${sum.passed} passed, ${failed} failed in ${secondsSince(start)} s`);
  return code;
});

async function findOrInstall() {
  process.env['CHROMIUM_PATH'] = await ensureBrowser();
  return 0;
}

/** The build leaves half of the machine idle, and so do the tests that need none. */
async function prepare() {
  const codes = await Promise.all([
    inOrder(
      () => run('tsc', ['--noEmit']),
      () => run('biome', ['check']),
      () => run('knip', []),
      () => runVitest('unit', 'sample'),
    ),
    inOrder(
      () => ensureBuild().then(() => 0, explain),
      () => runVitest('worker'),
    ),
  ]);
  return Math.max(...codes);
}

/** Runs one command after the other, until one fails. */
async function inOrder(...commands: (() => Promise<number>)[]) {
  for (const command of commands) {
    const code = await command();
    if (code !== 0) return code;
  }
  return 0;
}

async function runVitest(...projects: string[]) {
  const file = join(reports, `${projects[0]}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  // Once an owner has replaced the sample, it has no project: a pattern may match none.
  const names = projects.map((name) => `--project=${name}*`);
  const code = await run('vitest', ['run', ...names, ...reporters], { env: wranglerEnvironment });
  const { numPassedTests, numFailedTests } = readReport(file);
  return count(numPassedTests, numFailedTests) || code;
}

/** Browser tests wait for most of their time. The other practice's lines come in one piece, after them. */
async function runBrowserTests() {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, 'another-practice.log');
  const log = openSync(file, 'w');
  const other = run('node', ['tools/test/another-practice.ts'], { output: ['ignore', log, log] });
  const codes = [await runPlaywright(), await other];
  console.log(`\n== another practice\n${readFileSync(file, 'utf8')}`);
  return Math.max(...codes);
}

async function runPlaywright() {
  const code = await run('playwright', ['test'], { env: { TEST_PORT: `${await findFreePort()}` } });
  const { stats } = readReport(join(reports, 'browser.json'));
  return count(stats.expected + stats.flaky, stats.unexpected) || code;
}

function readReport(file: string) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new CliError('No test was executed.');
}

function count(passed: number, failed: number): number {
  sum.passed += passed;
  sum.failed += failed;
  return passed === 0 || failed > 0 ? 1 : 0;
}

function explain(error: unknown): number {
  if (!(error instanceof CliError)) throw error;
  console.error(error.message);
  return 1;
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}
