import type { APIRequestContext } from '@playwright/test';
import { entryAt } from '../support/content.ts';
import { htmlOf } from '../support/html-of.ts';
import { mainLocation, practice } from '../support/practice.ts';
import { templates } from '../support/templates.ts';
import { expect, test } from '../support/test.ts';
import { allRoutes, canonicalRoutes } from './site-routes.ts';

// One worker fetches each page once for all tests.
test.describe.configure({ mode: 'default' });

const town = `${mainLocation.address.locality}, ${mainLocation.address.region}`;

/** Titles that the specification sets, whatever their length. */
const fixedTitles: Record<string, string> = {
  '/': `${practice.name} | ${practice.promise} in ${town}`,
  '/contact': `Contact Us | ${practice.name} | ${town}`,
  '/eye-care-guides': `Eye Care Guides | ${practice.name}`,
  '/helpful-links': `Eye Care Guides | ${practice.name}`,
};

test('no two pages share a title or a description', async ({ request }) => {
  const heads = await Promise.all(canonicalRoutes.map(({ path }) => headOf(request, path)));
  expect(repeated(heads.map(({ title }) => title))).toEqual([]);
  expect(repeated(heads.map(({ description }) => description))).toEqual([]);
  const guides = await headOf(request, '/eye-care-guides');
  expect(heads.map(({ description }) => description)).not.toContain(guides.description);
});

test('every page has title, description, canonical and Open Graph tags', async ({ request }) => {
  for (const { path } of allRoutes) {
    const head = await headOf(request, path);
    const fixed = fixedTitles[path];
    if (fixed) expect(head.title, path).toBe(fixed);
    else expect(head.title.length, path).toBeLessThanOrEqual(60);
    expect(head.description.length, path).toBeGreaterThanOrEqual(70);
    expect(head.description.length, path).toBeLessThanOrEqual(160);
    expect(head.ofProperty('og:title'), path).toEqual([head.title]);
    expect(head.ofProperty('og:description'), path).toEqual([head.description]);
    const canonical = path === '/eye-care-guides' ? '/helpful-links' : path;
    expect(head.canonical, path).toEqual([expect.stringMatching(/^https:/)]);
    expect(new URL(head.canonical[0] ?? '').pathname).toBe(canonical);
    expect(head.ofProperty('og:url'), path).toEqual(head.canonical);
    expect(head.ofProperty('og:type'), path).toHaveLength(1);
    expect(head.ofProperty('og:locale'), path).toEqual(['en_US']);
    expect(head.html, path).toContain('<html lang="en-US">');
    expect(head.html.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(head.html, path).not.toContain('name="robots"');
    expect(head.html.includes('rel="sitemap"'), path).toBe(path === '/');
  }
});

test('an article has its published and modified dates in the head', async ({ request }) => {
  const head = await headOf(request, templates.guide);
  expect(head.ofProperty('og:type')).toEqual(['article']);
  const { date, updated } = entryAt(templates.guide).record;
  expect(head.ofProperty('article:published_time')).toEqual([date]);
  expect(head.ofProperty('article:modified_time')).toEqual([updated]);
});

test('every alternate format that a page links to exists', async ({ request }) => {
  const types = new Map<string, string>();
  for (const { path } of canonicalRoutes) {
    const { html } = await headOf(request, path);
    const forms = html.matchAll(/<link rel="alternate" type="([^"]+)" href="([^"]+)"/g);
    const found = Array.from(forms, ([, type = '', href = '']) => ({ type, href }));
    const hasMarkdown = /^\/(blog|eye-problems|helpful-links|services)\/./.test(path);
    const expected = [...(hasMarkdown ? ['text/markdown'] : []), 'application/atom+xml'];
    expect(
      found.map(({ type }) => type),
      path,
    ).toEqual(expected);
    for (const { type, href } of found) types.set(href, type);
  }
  for (const [href, type] of types) {
    const response = await request.head(href, { maxRedirects: 0 });
    expect(response.status(), href).toBe(200);
    expect(response.headers()['content-type'], href).toContain(type);
  }
});

async function headOf(request: APIRequestContext, path: string) {
  const html = await htmlOf(request, path);
  const one = (pattern: RegExp) => {
    const found = all(html, pattern);
    expect(found, `${path}: ${pattern}`).toHaveLength(1);
    return found[0] ?? '';
  };
  return {
    html,
    title: one(/<title>(.*?)<\/title>/g),
    description: one(/<meta name="description" content="(.*?)"/g),
    canonical: all(html, /<link rel="canonical" href="(.*?)"/g),
    ofProperty: (name: string) =>
      all(html, new RegExp(`<meta property="${name}" content="(.*?)"`, 'g')),
  };
}

/** Returns each match of a pattern's first group with HTML escapes decoded. */
function all(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, found = '']) =>
    found
      .replaceAll('&quot;', '"')
      .replaceAll(/&#(?:39|x27);/g, "'")
      .replaceAll('&amp;', '&'),
  );
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
