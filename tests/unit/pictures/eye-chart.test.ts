import { expect, test } from 'vitest';
import { eyeChart } from '#domain/pictures/eye-chart.ts';

test('the letters of a heading fill rows of 1, 3, 4, 6 and 7, and the last row takes the rest', () => {
  expect(eyeChart('See Clearly. Live Brilliantly.')).toEqual([
    'S',
    'EEC',
    'LEAR',
    'LYLIVE',
    'BRILLIA',
    'NTLY',
  ]);
  expect(eyeChart('Été à Bâle')).toEqual(['É', 'TÉÀ', 'BÂLE']);
});

test('a long heading stops after 30 letters', () => {
  const rows = eyeChart('abc '.repeat(20));
  expect(rows.map((row) => row.length)).toEqual([1, 3, 4, 6, 7, 9]);
});

test('a heading with fewer than eight letters or in another script makes no chart', () => {
  expect(eyeChart('20/20 at 1st')).toEqual([]);
  expect(eyeChart('1234567890')).toEqual([]);
  expect(eyeChart('Ясное зрение для всех')).toEqual([]);
});
