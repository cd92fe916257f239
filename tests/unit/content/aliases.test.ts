import { expect, test } from 'vitest';
import { aliases } from '#domain/read/checks/aliases.ts';
import type { Content } from '#domain/read/checks/content.ts';

const signs = [
  { id: 'blind', level: 'now', adults: 'You suddenly can’t see.' },
  { id: 'newborn', level: 'call', adults: 'The baby’s doctor: a newborn with pus.' },
  { id: 'floaters', level: 'today', adults: 'You see new floaters.' },
  { id: 'itch', level: 'soon', adults: 'Your eyes itch.' },
];

/** Returns the names that the check complains about, on a page with this level and answer. */
function complaints(level: string, answer: string, ...otherNames: string[]): string[] {
  const record = { level, answer, otherNames };
  const content = {
    entries: [{ entry: { file: 'page.md', record } }],
    facts: { signs: { groups: [{ title: 'Signs', signs }], rows: [] } },
  };
  return aliases(content as unknown as Content).map(({ received }) => received);
}

test('a name that finds a more urgent sign needs its word in the first sentence of the answer', () => {
  expect(complaints('soon', 'It is nothing.', 'sudden blindness')).toEqual(['sudden blindness']);
  expect(complaints('soon', 'Call 911. It is bad.', 'sudden blindness')).toEqual([]);
  expect(complaints('soon', 'It’s bad, so go now.', 'sudden blindness')).toEqual([]);
  expect(complaints('soon', 'Nobody has known. Go now.', 'sudden blindness')).toHaveLength(1);
  expect(complaints('today', 'Call us today.', 'newborn pus')).toEqual(['newborn pus']);
  expect(complaints('today', 'Call your doctor now.', 'newborn pus')).toEqual([]);
  expect(complaints('soon', 'Come in now.', 'new floaters')).toEqual(['new floaters']);
  expect(complaints('wait', 'Come in today!', 'new floaters')).toEqual([]);
});

test('a question and its answer are one sentence', () => {
  expect(complaints('soon', 'Can’t see? Call 911. Else wait.', 'sudden blindness')).toEqual([]);
});

test('a name that finds a sign of the page’s level, a lesser one, or none is fine', () => {
  const names = ['new floaters', 'itchy eyes', 'a walrus'];
  expect(complaints('today', 'It is nothing.', ...names)).toEqual([]);
  expect(complaints('wait', 'It is nothing.', 'itchy eyes')).toEqual([]);
});
