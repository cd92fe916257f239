import { expect, test } from 'vitest';
import { addCounts, countPlaywright, countVitest } from '../../../scripts/test-counts.ts';

test('Vitest’s tests are counted, and a file that cannot be read is a failed one', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ];
  const report = { numPassedTests: 3, numFailedTests: 1, testResults };
  expect(countVitest(report)).toEqual({ passed: 3, failed: 2 });
});

test('Playwright’s tests are counted, and an error outside of them is a failed one', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 2 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 3 });
});

test('the counts of two runners add up', () => {
  const sum = addCounts({ passed: 1, failed: 2 }, { passed: 10, failed: 20 });
  expect(sum).toEqual({ passed: 11, failed: 22 });
});
