import { expect, test } from 'vitest';
import { eyeChart } from '#domain/pictures/eye-chart.ts';

test.each([
  ['See Clearly. Live Brilliantly.', ['S', 'EEC', 'LEAR', 'LYLIVE', 'BRILLIA', 'NTLY']],
  ['Été à Bâle', ['É', 'TÉÀ', 'BÂLE']],
  // A long heading stops after 30 letters.
  ['abc '.repeat(20), ['A', 'BCA', 'BCAB', 'CABCAB', 'CABCABC', 'ABCABCABC']],
  // Fewer than eight letters, or another script, make no chart.
  ['20/20 at 1st', []],
  ['Ясное зрение для всех', []],
])(
  'the letters of “%s” fill rows of 1, 3, 4, 6 and 7, and the last row takes the rest',
  (...row) => {
    const [heading, rows] = row;
    expect(eyeChart(heading)).toEqual(rows);
  },
);
