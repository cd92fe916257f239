import readability from 'text-readability';
import { expect, test } from 'vitest';
import {
  articles,
  blocksOf,
  patientPages,
  proseOf,
  services,
} from '../unit/content/all-entries.ts';

const highestGrade = 8;

/** Joins a text's blocks as full sentences, so that the library can count them. Skips tables. */
function sentencesOf(markdown: string): string {
  return blocksOf(markdown)
    .filter(({ tag }) => tag !== 'td' && tag !== 'th')
    .map(({ text }) => endSentence(text))
    .join(' ');
}

function endSentence(text: string): string {
  return /[.!?][”’)]*$/.test(text) ? text : `${text.replace(/[:;,]$/, '')}.`;
}

test.each([...articles, ...patientPages])(
  '$path reads at grade 8 or below (Flesch-Kincaid)',
  ({ entry }) => {
    const text = sentencesOf(entry.markdown);
    expect(readability.fleschKincaidGrade(text)).toBeLessThanOrEqual(highestGrade);
  },
);

test.each(services)('$path reads at grade 8 or below (Flesch-Kincaid)', ({ entry }) => {
  const text = proseOf(entry.record).map(endSentence).join(' ');
  expect(readability.fleschKincaidGrade(text)).toBeLessThanOrEqual(highestGrade);
});
