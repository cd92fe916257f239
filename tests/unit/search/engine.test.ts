import { expect, test } from 'vitest';
import { synonyms } from '#domain/search/synonyms.ts';
import { distinctTerms } from '#domain/search/terms.ts';
import { engineOf } from './small-site.ts';

test('pages with the word in their title come before other pages that contain it', () => {
  const { find } = engineOf(
    { markdown: 'A walrus, once.' },
    { excerpt: 'Walrus, walrus', keywords: 'walrus', markdown: '## Walrus\n\nWalrus. Walrus.' },
    { title: 'Life of the walrus' },
    { markdown: 'A seal.' },
    { markdown: '## On a walrus\n\nNothing else.' },
  );
  expect(find('walrus').slice(0, 2)).toEqual([2, 1]);
  expect(find('walrus').toSorted()).toEqual([0, 1, 2, 4]);
});

test('a page full of a word doesn’t crowd out pages that mention it once', () => {
  const full = { title: 'Walrus', excerpt: 'Walrus', keywords: 'walrus', markdown: '## Walrus' };
  const mentions = Array.from({ length: 15 }, (_, index) => ({
    markdown: `${'Seals sing of fish and ice. '.repeat(index * 10)}A walrus listens.`,
  }));
  expect(engineOf(full, ...mentions).find('walrus')).toHaveLength(16);
});

test('a page with only the common words of a query is left out', () => {
  const common = Array.from({ length: 8 }, () => ({ title: 'Ice', markdown: 'Ice and snow.' }));
  const { find } = engineOf(...common, { markdown: 'A walrus on ice.' });
  expect(find('walrus ice')).toEqual([8]);
});

test('the page with exactly that name comes before one whose name means the same', () => {
  const meaning = { title: 'Achy flippers', otherNames: ['hurting flippers'] };
  const exact = { title: 'Seals', otherNames: ['sore flippers'] };
  const problems = [meaning, exact].map((record) => ({ ...record, keywords: 'flippers' }));
  expect(engineOf(...problems).find('Sore flippers')).toEqual([1, 0]);
});

test('a page with more of the query comes before one that repeats part of it', () => {
  const icy = Array.from({ length: 10 }, () => ({ markdown: 'Ice.' }));
  const loud = { excerpt: 'A walrus on ice', keywords: 'walrus', markdown: '## A walrus' };
  const quiet = { excerpt: 'A walrus on ice', markdown: 'And snow.' };
  expect(engineOf(loud, quiet, ...icy).find('walrus ice snow')).toEqual([1, 0]);
});

test.each(Object.entries(synonyms))('all synonyms of “%s” are the same', (term, others) => {
  for (const other of others) expect(distinctTerms(other), other).toEqual(distinctTerms(term));
});

test('a phrase is one thing, however its apostrophe is typed', () => {
  const phrases = ['I can’t see', "I can't see", 'i cant see', 'I CANNOT SEE'];
  expect(phrases.map(distinctTerms)).toEqual(phrases.map(() => ['blind']));
});

test('a misspelled word finds the word it resembles', () => {
  expect(engineOf({ markdown: 'A walrus.' }, { markdown: 'Fish.' }).find('wallrus')).toEqual([0]);
});

test('a word in the index isn’t treated as a misspelling', () => {
  const { find } = engineOf({ markdown: 'Read this later.' }, { markdown: 'A laser.' });
  expect(find('later')).toEqual([0]);
});

test('an unknown word finds nothing', () => {
  expect(engineOf({ markdown: 'A walrus.' }).find('qxzvkjw')).toEqual([]);
});

test('“constructor” is searched like any other word', () => {
  const { find } = engineOf({ title: 'Plain' }, { markdown: 'The constructor sings.' });
  expect(find('constructor')).toEqual([1]);
  expect(find('plain constructor').toSorted()).toEqual([0, 1]);
});

test('keywords find their page and are never shown', () => {
  const [result, ...others] = engineOf(
    { title: 'Large animals', excerpt: 'About animals.', keywords: 'tusks' },
    { title: 'Small animals' },
  ).search('tusks');
  expect(result?.title).toBe('Large animals');
  expect(JSON.stringify(result)).not.toContain('tusks');
  expect(others).toEqual([]);
});

test('plurals, accents, case and synonyms make no difference', () => {
  const { find } = engineOf({ markdown: 'Allergies of a child in a café.' }, { markdown: 'Fish.' });
  for (const query of ['allergy', 'CAFE', 'kids', 'child’s', 'Allergies']) {
    expect(find(query)).toEqual([0]);
  }
});

test('“how much” finds costs, not texts that contain “much”', () => {
  const { find } = engineOf({ markdown: 'Much too much.' }, { markdown: 'Ask about our fees.' });
  expect(find('how much?')).toEqual([1]);
});

test('a result links to the best section and marks the matching words', () => {
  const markdown = 'Fish.\n\n## On the ice\n\nOne walrus sleeps; the walruses sing.';
  const [result] = engineOf({ title: 'Seals', markdown }, { markdown: 'Fish.' }).search('walrus');
  expect(result?.section).toEqual({
    heading: 'On the ice',
    path: '/helpful-links/0#on-the-ice',
  });
  const marked = result?.excerpt.filter((part) => part.marked).map(({ text }) => text);
  expect(marked).toEqual(['walrus', 'walruses']);
});

test('suggestions complete the word being typed', () => {
  const { suggest } = engineOf({ title: 'Walrus watching' }, { title: 'Fish' });
  expect(suggest('wa')).toEqual([
    { path: '/helpful-links/0', title: 'Walrus watching', kind: 'Guide' },
  ]);
});

test('there are at most twenty results and six suggestions', () => {
  const { search, suggest } = engineOf(...Array.from({ length: 30 }, () => ({ title: 'Walrus' })));
  expect(search('walrus')).toHaveLength(20);
  expect(suggest('walrus')).toHaveLength(6);
});

test('a list is filtered by names, or by texts if no name fits, and words that say nothing keep it', () => {
  const { list } = engineOf(
    { title: 'Walrus', excerpt: 'They sing.', markdown: 'On ice.' },
    { title: 'Seals', markdown: 'A walrus on snow.' },
    { title: 'Fish', markdown: 'Snow.' },
  );
  const pathsOf = (query: string, folder = 'helpful-links') =>
    list(query, folder).map(({ path }) => path.replace(/.*\//, ''));
  expect(pathsOf('walrus')).toEqual(['0']);
  expect(pathsOf('wal')).toEqual(['0']);
  expect(pathsOf('snow').toSorted()).toEqual(['1', '2']);
  expect(pathsOf('qxzvkjw')).toEqual([]);
  expect(pathsOf('can you').toSorted()).toEqual(['0', '1', '2']);
  expect(pathsOf('walrus', 'eye-problems')).toEqual([]);
});
