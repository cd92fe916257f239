import { Refusal, runMain } from '../run/run.mjs';
import { addCounts, type TestCounts } from './test-counts.ts';
import { type Step, steps } from './test-steps.ts';

await runMain(async () => {
  let sum: TestCounts = { passed: 0, failed: 0 };
  let isFailed = false;
  for (const step of steps) {
    const outcome = await runStep(step);
    sum = addCounts(sum, outcome);
    isFailed = outcome.code !== 0;
    if (isFailed) break;
  }
  // A step that is no test, such as the types, must not end in "0 failed".
  const failed = isFailed ? Math.max(sum.failed, 1) : sum.failed;
  console.log(`${sum.passed} passed, ${failed} failed`);
  return isFailed ? 1 : 0;
});

/** Runs a step, and says how it ended and how long it took. */
async function runStep(step: Step): Promise<TestCounts & { code: number }> {
  console.log(`\n== ${step.name}`);
  const start = performance.now();
  const outcome = await step.run().catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return { code: 1, passed: 0, failed: 0 };
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`== ${step.name}: ${outcome.code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return outcome;
}
