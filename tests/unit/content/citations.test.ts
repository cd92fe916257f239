import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readEntry } from '#build/content/read-entry.ts';
import { pageOf } from '#build/content/site-content.ts';
import { contentFolder } from '#build/content-folder.ts';
import { Article } from '#components/article/article.tsx';
import { Service } from '#components/service/service.tsx';
import type { ArticlePage } from '#domain/content.ts';
import { renderMarkdown, toHtml } from '#domain/read/render-markdown.ts';
import { guideSchema } from '#domain/schema/article.ts';
import { atomFeed } from '#server/files/feed.ts';
import { hostileArticle, hostileService } from '../crawlers/hostile-records.ts';
import { entries } from './all-entries.ts';
import { complaintOf, validGuide, writeEntry } from './entry-files.ts';

const sources = {
  'cdc-wear': {
    organization: 'CDC',
    title: 'Lens wear',
    kind: 'agency',
    year: 2024,
    url: 'https://cdc.gov/a_(b)',
  },
  'fda-risks': { organization: 'FDA', title: 'Lens risks', kind: 'clearance', year: 2023 },
  'aoa-care': { organization: 'AOA', title: 'Lens care', kind: 'guideline' },
} as const;
const marked = {
  ...validGuide,
  facts: [{ figure: '3 months', text: 'Then a lens case belongs in the trash.[^fda-risks]' }],
};
const body = '## Wash\n\nWith soap.[^cdc-wear][^aoa-care] And dry them [^fda-risks].\n';
const entry = readEntry(writeEntry(marked, body), guideSchema);
const page = guidePage(entry);

function guidePage(guide: typeof entry): ArticlePage {
  const signs = { summary: '', groups: [], rows: [] };
  const addressed = { collection: 'guides', path: '/helpful-links/clean-lenses' } as const;
  const content = { sources, facts: { signs }, folder: contentFolder };
  return pageOf({ ...addressed, entry: guide }, content) as ArticlePage;
}

test('a marker in a text becomes a numbered link to its source', () => {
  const link = (value: number) =>
    `<a href="#source-${value}" aria-label="Source ${value}">${value}</a>`;
  expect(page.html).toContain(
    `soap.<sup>${link(1)}</sup><sup>, ${link(3)}</sup> And dry them<sup>${link(2)}</sup>.`,
  );
});

test('a marker in front matter is removed from its text and kept beside it', () => {
  const text = 'Then a lens case belongs in the trash.';
  expect(page.facts[0]?.text).toBe(text);
  expect(page.cited).toEqual({ 'facts.0.text': [text, 2] });
});

test('an entry lists its sources in the order of their numbers', () => {
  expect(page.sources).toEqual(Object.values(sources));
});

test('markers are not words or links', () => {
  expect(entry.body.words).toBe(renderMarkdown(entry.markdown, []).words);
  expect(entry.body.links.filter((link) => !link.startsWith('tel:'))).toEqual([]);
});

test('the feed has the text without source numbers', () => {
  const xml = atomFeed([page]);
  expect(xml).toContain('With soap. And dry them.');
  expect(xml).not.toMatch(/source-\d|\[\^/);
});

test('a sentence of two facts has a number only where it is cited', () => {
  const text = 'A lens case lasts for three months.';
  const facts = [
    { figure: '3 months', text },
    { figure: 'Each spring', text: `${text}[^fda-risks]` },
  ];
  const twice = readEntry(writeEntry({ ...marked, facts }, body), guideSchema);
  const { image } = hostileArticle;
  const article = { ...guidePage(twice), image, related: [] };
  const backLink = { title: 'Back', path: '/blog' };
  const html = renderToStaticMarkup(createElement(Article, { article, backLink }));
  const lines = html.matchAll(/<dd[^>]*>(.*?)<\/dd>/g);
  expect(Array.from(lines, ([, line]) => line)).toEqual([text, `${text}<sup>2</sup>`]);
});

test.each([
  'description.1',
  'benefits.0.text',
  'process.1.text',
  'technology.description',
  'technology.items.0.text',
  'faqs.0.answer',
])('a sentence in every field of a service has a number only in %s, which cites it', (field) => {
  const text = 'Tears keep the eye clear.';
  const item = { title: 'Tears', text };
  const { triage: _, ...service } = hostileService;
  const citing = {
    ...service,
    description: [text, text],
    benefits: [item],
    process: [item, item],
    technology: { description: text, items: [item] },
    faqs: [{ question: 'Why?', answer: text }],
    cited: { [field]: [text, 1] },
  };
  const view = { service: citing, related: [] };
  const html = renderToStaticMarkup(createElement(Service, view));
  expect(html.match(/<sup>/g)).toHaveLength(1);
});

test('markers don’t count toward a text’s length limit', () => {
  const text = `${'x'.repeat(159)}.`;
  const facts = [{ figure: '1', text: `${text}[^cdc-wear][^fda-risks]` }];
  expect(complaintOf({ ...validGuide, facts })).toBe('');
});

test.each([
  [
    'facts',
    [{ figure: '1', text: 'A text that is long enough.[^nobody]' }],
    /a marker\n.*\n.*\[\^nobody\]/,
  ],
  ['title', 'How to Clean a Lens[^cdc-wear]', /title\n {2}expected: a text without \[\^id\]/],
  ['closing', `${validGuide.closing}[^cdc-wear]`, /closing\n {2}expected: a text without/],
])('a marker in %s that is unknown or not allowed there is rejected', (field, value, complaint) => {
  expect(complaintOf({ ...validGuide, [field]: value })).toMatch(complaint);
});

test('a marker in the body must name a source and can’t be in a heading', () => {
  const read = (text: string) => () => readEntry(writeEntry(validGuide, text), guideSchema);
  expect(read('Wash.[^nobody]')).toThrow(/a marker\n {2}expected: one of the entry's own sources/);
  expect(read('## Wash[^cdc-wear]\n\nNow.')).toThrow(/body\n {2}expected: a heading that cites no/);
  expect(read('Wash.[^cdc-wear]')).not.toThrow();
});

test('no entry shows a raw marker', () => {
  for (const { entry: one } of entries) {
    expect(
      JSON.stringify(one.record) + one.markdown + toHtml(one.body.tree),
      one.file,
    ).not.toContain('[^');
  }
});
