import { readFileSync } from 'node:fs';
import readability from 'text-readability';
import { expect, test } from 'vitest';
import { factValues } from '#build/content/fact-values.ts';
import { readPractice } from '#build/content/read-practice.ts';
import { parseEntry } from '#content-model/parse/parse-entry.ts';
import { legalSchema } from '#content-model/schema/page.ts';
import { stubSettings } from '../contact/settings.ts';
import { blocksOf } from '../unit/content/all-entries.ts';

const practice = readPractice();
const file = 'content/legal/privacy.md';

test.each([
  ['console', /goes nowhere\. It stays in your browser/],
  ['webhook', /to the system in which we receive messages/],
  ['email', /to our mailbox as an email/],
])('with delivery by %s, the privacy policy says plainly where a message goes', (...row) => {
  const [CONTACT_DELIVERY, claim] = row;
  stubSettings({ CONTACT_DELIVERY });
  const text = readFileSync(file, 'utf8');
  const { markdown } = parseEntry(file, text, legalSchema, factValues(practice));
  expect(markdown).toMatch(claim);
  expect(markdown.includes('goes nowhere')).toBe(CONTACT_DELIVERY === 'console');
  const sentences = blocksOf(markdown).map(({ text }) => text.replace(/[^.!?]$/, '$&.'));
  expect(readability.fleschKincaidGrade(sentences.join(' '))).toBeLessThanOrEqual(8);
});
