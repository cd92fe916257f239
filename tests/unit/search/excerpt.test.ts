import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestPassage, excerptOf, findTerms } from '#domain/search/excerpt.ts';
import { distinctTerms } from '#domain/search/terms.ts';

const find = findTerms(new Set(distinctTerms('dry eye')));

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

test('an excerpt of a long text surrounds its matches', () => {
  const text = `${'Nothing here. '.repeat(60)}Here is a dry eye at last. ${'Nothing here. '.repeat(60)}`;
  const shown = excerptOf(text, find(text))
    .map((part) => part.text)
    .join('');
  expect(shown).toContain('dry eye');
  expect(shown.length).toBeLessThan(260);
  expect(shown).toMatch(/^….*…$/);
});

test('the best passage has the most terms, and without any term there is none', () => {
  const passages = [
    { heading: 'Eye', text: 'An eye.' },
    { heading: 'Both', text: 'A dry eye.' },
  ];
  expect(bestPassage(passages, find)?.passage.heading).toBe('Both');
  expect(bestPassage(passages, findTerms(new Set(['lens'])))).toBeUndefined();
});

test('marking never adds or removes text', () => {
  const piece = fc.constantFrom(
    'dry',
    'eyes',
    ' ',
    '. ',
    '<b>',
    '&',
    '’s',
    'É',
    '🙂',
    'long'.repeat(9),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 120 }), (pieces) => {
      const text = pieces.join('');
      const shown = excerptOf(text, find(text))
        .map((part) => part.text)
        .join('');
      expect(text).toContain(shown.replace(/^… /, '').replace(/ …$/, ''));
    }),
  );
});
