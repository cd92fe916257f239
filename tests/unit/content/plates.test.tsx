import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Problem } from '#components/problems/problem.tsx';
import { ProblemIndex } from '#components/problems/problem-index.tsx';
import { bySlug, type ProblemPage, problems } from '#domain/content.ts';

test.each([
  ['sore-red-eye', ['red-rim', 'bright-lamp']],
  ['dry-eyes-up-here', []],
])('the page of %s shows the plates that its file names', (slug, names) => {
  const html = renderToStaticMarkup(<Problem problem={bySlug(problems, slug) as ProblemPage} />);
  const shown = html.matchAll(/<img[^>]* src="\/uploads\/plates\/([a-z-]+)\.[0-9a-f]{8}\.svg/g);
  expect(Array.from(shown, ([, name]) => name)).toEqual(names);
  expect(html.match(/<figcaption/g)?.length ?? 0).toBe(names.length);
  expect(html).not.toMatch(/undefined|<figure[^>]*><\/figure>/);
});

test('the wall has a card for a problem without a plate', () => {
  const html = renderToStaticMarkup(<ProblemIndex />);
  const cards = html.match(/<li[^>]*><a [^>]*href="\/eye-problems\/.*?<\/li>/g) ?? [];
  expect(cards.map((card) => card.includes('<img'))).toEqual([false, true]);
});
