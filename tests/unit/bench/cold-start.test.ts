import { expect, test } from 'vitest';
import { busyMilliseconds } from '../../../bench/server/cold-start.ts';

function node(id: number, functionName: string) {
  return { id, callFrame: { functionName } };
}

test('the time in which nothing ran is no part of the start', () => {
  const profile = {
    nodes: [node(1, '(root)'), node(2, '(idle)'), node(3, 'evaluate'), node(4, '(program)')],
    samples: [2, 3, 4, 3, 2],
    timeDeltas: [40_000, 5000, 7000, 3000, 20_000],
  };
  expect(busyMilliseconds(profile)).toBe(8);
});
