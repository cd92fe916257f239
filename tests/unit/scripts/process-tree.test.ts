import { expect, test } from 'vitest';
import { listProcesses, memoryOf, parseProcesses } from '../../../scripts/process-tree.ts';

const table = parseProcesses(
  '  1 0 500 init\n 20 1 100 node\n 21 20 30 /bin/workerd\n 22 21 4 workerd\n 30 1 900 node\n',
);

test("a server's memory is its own and that of all it started, and of nothing else", () => {
  expect(memoryOf(20, table)).toBe(134);
});

test('the memory of one program among them can be asked for', () => {
  expect(memoryOf(20, table, 'workerd')).toBe(34);
});

test('this process is among those of the machine', () => {
  expect(memoryOf(process.pid, listProcesses())).toBeGreaterThan(1000);
});
