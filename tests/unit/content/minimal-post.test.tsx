import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Article } from '#components/article/article.tsx';
import { Head } from '#components/head/head.tsx';
import type { ArticlePage } from '#domain/content.ts';
import { postJsonLd } from '#domain/structured-data/articles.ts';
import { siteWords } from '#domain/words/site.ts';
import { atomFeed } from '#server/files/feed.ts';
import { hostileArticle } from '../crawlers/hostile-records.ts';

/** A post whose file has only a title, a text, a picture and a date. */
const post: ArticlePage = {
  slug: 'chairs',
  path: '/blog/chairs',
  title: 'Chairs',
  image: { file: hostileArticle.image.file, alt: 'Two chairs beside a window' },
  date: '2026-10-12',
  updated: '2026-10-12',
  excerpt: 'They came today.',
  metaDescription: 'They came today.',
  facts: [],
  signs: [],
  related: [],
  sources: [],
  cited: {},
  html: '<p>They came today.</p>',
  sections: [],
  words: 3,
};
const back = { title: 'Back', path: '/blog' };

test('the page of a minimal post has no empty elements', () => {
  const html = renderToStaticMarkup(<Article article={post} backLink={back} />);
  expect(html).toContain('They came today.');
  expect(html).not.toMatch(/undefined|<p[^>]*><\/p>|<ul[^>]*><\/ul>|class="lead/);
  expect(html).not.toContain(siteWords.relatedPages);
  const head = <Head path={post.path} indexed article={post} hasMarkdown />;
  expect(renderToStaticMarkup(head)).not.toMatch(/article:section|undefined/);
});

test('structured data and feed of a minimal post omit missing fields', () => {
  const graph = JSON.stringify(postJsonLd(post));
  expect(graph).toContain('"description":"They came today."');
  expect(graph).not.toMatch(/articleSection|undefined/);
  const feed = atomFeed([post], 'America/Denver');
  expect(feed).toContain('<summary>They came today.</summary>');
  expect(feed).not.toMatch(/<category|undefined/);
});
