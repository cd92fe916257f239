import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { logPath, runToLog, showLog } from '../run/log.ts';
import { findFreePort } from '../run/port.ts';
import { rootFolder, runMain } from '../run/run.mjs';
import { wranglerEnvironment } from '../run/wrangler-environment.ts';
import { ensureBrowser } from './browser.ts';

/** A command with a log of its own. */
interface Step {
  /** The name of the log. */
  name: string;
  /** The line to print when it starts. */
  does: string;
  command: readonly [command: string, ...args: string[]];
  env?: NodeJS.ProcessEnv;
}

const reports = join(rootFolder, 'test-results', 'reports');

/** Tests the source, then builds and tests a site with another practice's content. */
const ofSource: Step[] = [
  vitestStep('unit tests', 'Testing the source.', 'unit', 'sample'),
  {
    name: 'another practice',
    does: "Building and testing another practice's site.",
    command: ['node', 'tools/test/another-practice.ts'],
  },
];

/** Checks the source without running it, then builds and tests the site. */
async function stepsOfBuild(): Promise<Step[]> {
  return [
    { name: 'types', does: 'Checking types.', command: ['tsc', '--noEmit'] },
    { name: 'lint', does: 'Checking style and imports.', command: ['biome', 'check'] },
    {
      name: 'unused',
      does: 'Looking for unused files, exports and dependencies.',
      command: ['knip'],
    },
    { name: 'build', does: 'Building the site.', command: ['node', 'tools/run/build.ts'] },
    vitestStep('worker tests', 'Testing the built worker.', 'worker'),
    {
      name: 'browser tests',
      does: 'Testing the built site in a browser.',
      command: ['playwright', 'test'],
      env: { TEST_PORT: `${await findFreePort()}` },
    },
    { name: 'size', does: 'Measuring the pages.', command: ['node', 'tools/test/measure.ts'] },
  ];
}

await runMain(async () => {
  rmSync(reports, { recursive: true, force: true });
  const start = performance.now();
  process.env['CHROMIUM_PATH'] = await ensureBrowser();
  // Tests of other ways to deliver messages make a build of their own, whichever way the owner has chosen.
  process.env['CONTACT_DELIVERY'] = 'console';
  console.log(`The log of each step is in ${dirname(logPath(''))}.`);
  // Two steps at a time: each uses mostly one process, and the smallest machines have two cores.
  const lanes = [ofSource, await stepsOfBuild()];
  const failures = (await Promise.all(lanes.map(takeSteps))).flat();
  for (const { name } of failures) showLog(name);
  const { passed, failed } = countTests();
  // A failed step that isn't a test, such as `types`, counts as a failure too.
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`\n${passed} passed, ${Math.max(failed, failures.length)} failed in ${seconds} s`);
  return failures.length > 0 || passed === 0 ? 1 : 0;
});

/** Runs steps one after another until one fails. Returns the failed step, if any. */
async function takeSteps(steps: readonly Step[]): Promise<Step[]> {
  for (const step of steps) {
    console.log(step.does);
    const [command, ...args] = step.command;
    if ((await runToLog(step.name, command, args, step.env)) !== 0) return [step];
  }
  return [];
}

function vitestStep(name: string, does: string, ...projects: string[]): Step {
  // A pattern may match no project: `sample` doesn't exist after an owner has replaced the sample.
  const names = projects.map((project) => `--project=${project}*`);
  const file = `--outputFile.json=${join(reports, `${projects[0]}.json`)}`;
  return {
    name,
    does,
    command: ['vitest', 'run', ...names, '--reporter=default', '--reporter=json', file],
    env: wranglerEnvironment,
  };
}

/** Returns how many tests of the site's own practice passed and failed, from Vitest's and Playwright's reports. */
function countTests() {
  const [unit, worker, browser] = ['unit', 'worker', 'browser'].map(readReport);
  const counts = [
    [unit?.numPassedTests, unit?.numFailedTests],
    [worker?.numPassedTests, worker?.numFailedTests],
    [(browser?.stats.expected ?? 0) + (browser?.stats.flaky ?? 0), browser?.stats.unexpected],
  ];
  return counts.reduce(
    (sum, [passed = 0, failed = 0]) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );
}

function readReport(name: string) {
  const file = join(reports, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
