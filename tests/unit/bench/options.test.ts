import { expect, test } from 'vitest';
import { readOptions } from '../../../bench/options.ts';

test('without options everything is measured, five times', () => {
  expect(readOptions([])).toEqual({
    parts: ['pages', 'lighthouse', 'interactions', 'server'],
    runs: 5,
    rounds: 5,
    seconds: 5,
    isPrintOnly: false,
  });
});

test('parts, routes and counts can be chosen', () => {
  expect(
    readOptions(['--only', 'lighthouse,server', '--routes', '/,/contact', '--runs', '1']),
  ).toMatchObject({ parts: ['lighthouse', 'server'], routes: ['/', '/contact'], runs: 1 });
});

test.each([
  ['--only', 'nothing'],
  ['--runs', '0'],
  ['--rounds', 'many'],
  ['--seconds', '1.5'],
])('%s %s is refused in a sentence', (...args) => {
  expect(() => readOptions(args)).toThrow(args[1]);
});
