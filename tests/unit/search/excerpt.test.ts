import { expect, test } from 'vitest';
import { vocabulary } from '#domain/content.ts';
import { bestPassage, excerptOf, findTerms } from '#domain/search/excerpt.ts';
import { createTerms } from '#domain/search/terms.ts';

const terms = createTerms(vocabulary);
const find = findTerms(new Set(terms.distinctTerms('dry eye')), terms);

test('an excerpt repeats the text and marks whole words only', () => {
  const text = 'Dry eyes burn. A dryad has eyes, too.';
  const parts = excerptOf(text, find(text));
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter((part) => part.marked).map((part) => part.text)).toEqual([
    'Dry',
    'eyes',
    'eyes',
  ]);
});

test('an excerpt of a long text surrounds most of its terms, and repeats whole words', () => {
  const nothing = 'Nothing here. '.repeat(60);
  const text = `An eye. ${nothing}Here is a dry eye at last. ${nothing}It is dry.`;
  const parts = excerptOf(text, find(text));
  const shown = parts.map((part) => part.text).join('');
  expect(shown).toMatch(/^… Here is a dry eye at last\. .* (?:Nothing|here\.) …$/);
  expect(text).toContain(shown.slice(2, -2));
  expect(shown.length).toBeLessThan(260);
});

test('the best passage has the most terms, and without any term there is none', () => {
  const passages = [
    { heading: 'Eye', text: 'An eye.' },
    { heading: 'Both', text: 'A dry eye.' },
  ];
  expect(bestPassage(passages, find)?.passage.heading).toBe('Both');
  expect(bestPassage(passages, findTerms(new Set(['lens']), terms))).toBeUndefined();
});
