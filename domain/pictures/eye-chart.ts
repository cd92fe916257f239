/** The question of an optometrist in front of the chart. */
export const chartQuestion = 'Which is better, one or two?';

/** Letters of each row. The last row takes what is left, up to its own number. */
const rowLengths = [1, 3, 4, 6, 7, 9] as const;
/** The letters of the first three rows. With fewer, it isn't a chart. */
const fewestLetters = 8;

/**
 * Returns the letters of a heading as the rows of an eye chart, from the largest to the smallest.
 * @returns no rows for a heading with fewer than eight letters or in a script other than Latin
 */
export function eyeChart(heading: string): string[] {
  const letters = heading.normalize('NFC').toUpperCase().match(/\p{L}/gu) ?? [];
  const isLatin = letters.every((letter) => /\p{Script=Latin}/u.test(letter));
  if (!isLatin || letters.length < fewestLetters) return [];
  return rowLengths
    .map((length) => letters.splice(0, length).join(''))
    .filter((row) => row.length > 0);
}
