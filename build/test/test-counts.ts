/** How many tests a runner executed, by their outcome. */
export interface TestCounts {
  passed: number;
  failed: number;
}

/** What Vitest's JSON reporter writes, as far as it is read here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  errors: unknown[];
}

/** Counts Vitest's tests; a file that could not be read is one failed test. */
export function countVitest(report: VitestReport): TestCounts {
  const unread = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unread.length };
}

/** Counts Playwright's tests; an error outside of the tests is one failed test. */
export function countPlaywright({ stats, errors }: PlaywrightReport): TestCounts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** The sum of two runners' tests. */
export function addCounts(a: TestCounts, b: TestCounts): TestCounts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}
