import { expect, test } from 'vitest';
import { synonyms } from '#domain/search/synonyms.ts';
import { termOf } from '#domain/search/terms.ts';
import { engineOf } from './small-site.ts';

test('a word finds first the pages that have it in their title, then all that hold it', () => {
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

test('a page that says a word in every place leaves no other page out', () => {
  const full = { title: 'Walrus', excerpt: 'Walrus', keywords: 'walrus', markdown: '## Walrus' };
  const mentions = Array.from({ length: 15 }, (_, index) => ({
    markdown: `${'Seals sing of fish and ice. '.repeat(index * 10)}A walrus listens.`,
  }));
  expect(engineOf(full, ...mentions).find('walrus')).toHaveLength(16);
});

test('a page that holds only the common words of a query is left out', () => {
  const common = Array.from({ length: 8 }, () => ({ title: 'Ice', markdown: 'Ice and snow.' }));
  const { find } = engineOf(...common, { markdown: 'A walrus on ice.' });
  expect(find('walrus ice')).toEqual([8]);
});

test('a page that holds more of the query comes before one that repeats a part of it', () => {
  const icy = Array.from({ length: 10 }, () => ({ markdown: 'Ice.' }));
  const loud = { excerpt: 'A walrus on ice', keywords: 'walrus', markdown: '## A walrus' };
  const quiet = { excerpt: 'A walrus on ice', markdown: 'And snow.' };
  expect(engineOf(loud, quiet, ...icy).find('walrus ice snow')).toEqual([1, 0]);
});

test('what stands for several words stands for itself', () => {
  const terms = Object.keys(synonyms);
  expect(terms.map(termOf)).toEqual(terms);
});

test('a misspelled word finds what it resembles', () => {
  expect(engineOf({ markdown: 'A walrus.' }, { markdown: 'Fish.' }).find('wallrus')).toEqual([0]);
});

test('a word that stands somewhere is no misspelling of another', () => {
  const { find } = engineOf({ markdown: 'Read this later.' }, { markdown: 'A laser.' });
  expect(find('later')).toEqual([0]);
});

test('a word that stands nowhere finds nothing', () => {
  expect(engineOf({ markdown: 'A walrus.' }).find('qxzvkjw')).toEqual([]);
});

test('a word that every object knows is a word like others', () => {
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

test('plurals, accents, case and words of one meaning make no difference', () => {
  const { find } = engineOf({ markdown: 'Allergies of a child in a café.' }, { markdown: 'Fish.' });
  for (const query of ['allergy', 'CAFE', 'kids', 'child’s', 'Allergies']) {
    expect(find(query)).toEqual([0]);
  }
});

test('“how much” asks for the cost, and the “much” of texts says nothing about it', () => {
  const { find } = engineOf({ markdown: 'Much too much.' }, { markdown: 'Ask about our fees.' });
  expect(find('how much?')).toEqual([1]);
});

test('a result leads to the section that fits and marks the words in it', () => {
  const markdown = 'Fish.\n\n## On the ice\n\nOne walrus sleeps; the walruses sing.';
  const [result] = engineOf({ title: 'Seals', markdown }, { markdown: 'Fish.' }).search('walrus');
  expect(result?.section).toEqual({
    heading: 'On the ice',
    path: '/helpful-links/0#on-the-ice',
  });
  const marked = result?.excerpt.filter((part) => part.marked).map(({ text }) => text);
  expect(marked).toEqual(['walrus', 'walruses']);
});

test('suggestions complete the word that is being typed', () => {
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
