import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Problem } from '#components/problems/problem.tsx';
import { QuestionsToAsk } from '#components/ui/questions-to-ask.tsx';
import { bySlug, problems } from '#domain/content.ts';
import { siteAt } from './changed-content.ts';

function pageOf<Page extends { slug: string }>(pages: readonly Page[], slug: string): Page {
  const page = bySlug(pages, slug);
  if (!page) throw new Error(`The fixture has no ${slug}.`);
  return page;
}

test('a page without questions has no place for them', () => {
  expect(renderToStaticMarkup(<QuestionsToAsk questions={[]} />)).toBe('');
  const other = renderToStaticMarkup(<Problem problem={pageOf(problems, 'dry-eyes-up-here')} />);
  expect(other).not.toContain('questions-to-ask');
});

test('booking and menus link to the pages that the owner chose', () => {
  const chosen = { 'sections.book.links': ['/paying', '/services/vision-checks'] };
  const { visitLinks } = siteAt('2026-11-23', { 'pages/home.md': chosen });
  expect(visitLinks).toEqual([
    { path: '/paying', title: 'What It Costs and Who Pays' },
    { path: '/services/vision-checks', title: 'Vision Checks for All Ages' },
  ]);
});
