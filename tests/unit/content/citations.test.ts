import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import type { Content } from '#build/content/content.ts';
import { pageOf } from '#build/content/site-content.ts';
import { Article } from '#components/article/article.tsx';
import { Service } from '#components/service/service.tsx';
import { mapTexts } from '#content-model/parse/entry-text.ts';
import { type ArticlePage, guides, services } from '#domain/content.ts';
import { htmlOf } from '../html.ts';
import { readGuide } from './changed-content.ts';

const ids = ['nei-healthy-eyes', 'nei-dry-eye', 'aoa-computer'];
const sources = Object.fromEntries(ids.map((title) => [title, { title }]));
const entry = readGuide({
  facts: [{ figure: '3 months', text: 'Then a lens case belongs in the trash.[^nei-dry-eye]' }],
  body: 'With soap.[^nei-healthy-eyes][^aoa-computer] And dry them [^nei-dry-eye].',
});
const page = pageOf({ ...entry, collection: 'guides', path: '/helpful-links/lenses', from: '' }, {
  sources,
  facts: {},
  folder: '',
} as Content) as ArticlePage;

test('a marker becomes a numbered link in a text, and is kept beside a field', () => {
  const link = (at: number) => `<a href="#source-${at}" aria-label="Source ${at}">${at}</a>`;
  expect(page.parts.join('')).toContain(
    `soap.<sup>${link(1)}</sup><sup>, ${link(3)}</sup> And dry them<sup>${link(2)}</sup>.`,
  );
  expect(page.sources.map(({ title }) => title)).toEqual(Object.keys(sources));
  expect(page.words).toBe(5);
  const plain = 'With soap. And dry them.';
  expect([entry.markdown, entry.body.opening]).toEqual([plain, plain]);
  const fact = 'Then a lens case belongs in the trash.';
  expect(page.facts[0]?.text).toBe(fact);
  expect(page.cited).toEqual({ 'facts.0.text': [fact, 2] });
});

const text = 'A lens case lasts for three months.';

test('a fact of an article has a number only where it is cited', () => {
  const facts = ['3 months', 'Each spring'].map((figure) => ({ figure, text }));
  const article = { ...guides[0], facts, cited: { 'facts.1.text': [text, 2] } } as ArticlePage;
  const html = htmlOf(createElement(Article, { article }));
  const lines = html.matchAll(/<dd[^>]*>(.*?)<\/dd>/g);
  expect(Array.from(lines, ([, line]) => line)).toEqual([text, `${text}<sup>2</sup>`]);
});

const texts = 'benefits.0.text process.1.text technology.description technology.items.1.text';

test.each(`description.1 faqs.0.answer ${texts}`.split(' '))(
  'a sentence in every field of a service has a number only in %s, which cites it',
  (field) => {
    const [service] = services;
    const same = mapTexts(service, (own, name) =>
      /text|answer|^desc|\.desc/.test(name) ? text : own,
    );
    const view = { service: { ...same, cited: { [field]: [text, 1] } }, related: [] } as object;
    const html = htmlOf(createElement(Service, view as Parameters<typeof Service>[0]));
    expect(html.match(/<sup>/g)).toHaveLength(1);
  },
);

test('a source can’t be from a year that has begun only in the build’s time zone', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  vi.stubEnv('SITE_TODAY', '2026-12-31T20:00:00Z');
  vi.resetModules();
  const { sourcesSchema } = await import('#content-model/schema/source.ts');
  // Other tests must not get a schema of that day.
  vi.resetModules();
  const isAccepted = (year: number) => {
    const source = { organization: 'CDC', title: 'Lens wear', kind: 'agency', year };
    return sourcesSchema.safeParse({ 'cdc-lenses': source }).success;
  };
  expect([2026, 2027].map(isAccepted)).toEqual([true, false]);
});
