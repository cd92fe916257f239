import { expect, test } from 'vitest';
import { checkNode } from '../../../build/run/machine.mjs';

test('Node 20 is new enough', () => {
  expect(() => checkNode('20.0.0')).not.toThrow();
});

test('an older Node is refused in one sentence', () => {
  expect(() => checkNode('18.20.4')).toThrow(
    'Node 18.20.4 is too old: install Node 20 or newer and run this command again.',
  );
});
