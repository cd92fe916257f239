import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from '../run/ensure-build.ts';
import { findFreePort } from '../run/port.ts';
import { Refusal, rootFolder, run, runMain } from '../run/run.mjs';
import { wranglerEnvironment } from '../run/wrangler-environment.ts';
import { ensureBrowser } from './browser.ts';
import { measure } from './measure.ts';

const reports = join(rootFolder, 'test-results', 'reports');
const sum = { passed: 0, failed: 0 };

/** What `npm test` runs, in this order; each answers an exit code. */
const steps: [name: string, run: () => Promise<number>][] = [
  ['browser', findOrInstall],
  ['types, lint and build', prepare],
  ['unit, sample and worker tests', runVitest],
  ['browser tests', runPlaywright],
  ['another practice', () => run('node', ['tools/test/another-practice.ts'])],
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

/** The compiler and the build leave half of the machine idle, each on its own. */
async function prepare() {
  const building = ensureBuild().then(() => 0, explain);
  const codes = [
    await run('tsc', ['--noEmit']),
    await run('biome', ['check']),
    await run('knip', []),
    await building,
  ];
  return Math.max(...codes);
}

async function runVitest() {
  const file = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run('vitest', ['run', ...reporters], { env: wranglerEnvironment });
  const { numPassedTests, numFailedTests } = readReport(file);
  return count(numPassedTests, numFailedTests) || code;
}

async function runPlaywright() {
  const code = await run('playwright', ['test'], { env: { TEST_PORT: `${await findFreePort()}` } });
  const { stats } = readReport(join(reports, 'browser.json'));
  return count(stats.expected + stats.flaky, stats.unexpected) || code;
}

function readReport(file: string) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new Refusal('No test was executed.');
}

function count(passed: number, failed: number): number {
  sum.passed += passed;
  sum.failed += failed;
  return passed === 0 || failed > 0 ? 1 : 0;
}

function explain(error: unknown): number {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  return 1;
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}
