import { decode, htmlOf } from '../support/html-of.ts';
import { practice } from '../support/practice.ts';
import { readPages, templates } from '../support/templates.ts';
import { expect, test } from '../support/test.ts';

/** A node of a structured-data graph. */
interface GraphNode {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** What Google requires: https://developers.google.com/search/docs/appearance/structured-data */
const ofBusiness = ['name', 'url', 'logo', 'telephone', 'address'];
const ofArticle = ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'];
const required: Record<string, string[]> = {
  [practice.kind]: ofBusiness,
  Organization: ofBusiness,
  WebSite: ['name', 'url', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  CollectionPage: ['mainEntity'],
  FAQPage: ['mainEntity'],
  Service: ['name', 'serviceType', 'provider', 'url'],
  BlogPosting: ofArticle,
  Article: ofArticle,
};

/** The `@type`s that structured data must have, by the start of the path. */
const typesBelow: [start: string, types: string[]][] = [
  ['/contact', [practice.kind, 'ContactPage']],
  ['/blog/', ['BlogPosting', 'WebPage', 'BreadcrumbList']],
  ['/helpful-links/', ['Article', 'MedicalWebPage', 'BreadcrumbList']],
  ['/eye-problems/', ['MedicalWebPage', 'BreadcrumbList']],
  ...['/blog', '/helpful-links', '/eye-care-guides', '/eye-problems'].map(
    (path): [string, string[]] => [path, ['CollectionPage']],
  ),
  [`${templates.emergency}`, ['Organization', 'Service', 'MedicalWebPage', 'BreadcrumbList']],
  ['/services/', ['Service', 'FAQPage', 'BreadcrumbList']],
];

test('a page has the required structured data of what it shows', async ({ request }) => {
  const pictures = new Set<string>();
  for (const path of readPages) {
    const html = await htmlOf(request, path);
    const [json = '', ...others] = jsonIn(html);
    expect(others, path).toEqual([]);
    const graph: GraphNode[] = JSON.parse(json)['@graph'];
    for (const node of graph)
      for (const name of required[node['@type']] ?? [])
        expect(node[name], `${path}: ${node['@type']}.${name}`).toBeTruthy();
    const [, types] = typesBelow.find(([start]) => path.startsWith(start)) ?? [];
    const found = graph.map((node) => node['@type']);
    expect(found, path).toEqual(expect.arrayContaining(types ?? ['WebPage']));
    const ids = graph.map((node) => node['@id']);
    expect(new Set(ids).size, path).toBe(ids.length);
    expect(ids, path).toEqual(expect.arrayContaining(referencesIn(graph)));
    for (const [, picture = ''] of json.matchAll(/"(?:image|logo)":"(.*?)"/g))
      pictures.add(picture);
    const shown = textOf(html);
    const missing = textsOf(graph).filter((text) => !shown.includes(text));
    expect(missing, path).toEqual([]);
  }
  for (const picture of pictures) {
    const answer = await request.head(new URL(picture).pathname);
    expect(answer.headers()['content-type'], picture).toMatch(/^image\/(webp|png)$/);
  }
});

/** Keys whose values are addresses, codes, or times, or say of the page what another one says. */
const unseen = new Set(
  `@id @type @context url item target description geo telephone opens closes validFrom validThrough dayOfWeek
  datePublished dateModified lastReviewed priceRange sameAs image logo hasMap inLanguage
  addressCountry potentialAction timeRequired audienceType temporalCoverage`.split(/\s+/),
);

/** Returns the texts of a graph that its page must show. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return (
    Object.entries(value)
      .filter(([key]) => !unseen.has(key))
      // A list in one text; the page has a line for each.
      .flatMap(([key, one]) => (key === 'paymentAccepted' ? `${one}`.split(', ') : textsOf(one)))
  );
}

/** Returns the text of a page. Source numbers are links within the page, not part of it. */
function textOf(html: string): string {
  const [body = ''] = html.match(/<body.*<\/body>/s) ?? [];
  const text = body.replaceAll(/<(sup|script|style)\b.*?<\/\1>/gs, '');
  return decode(text.replaceAll(/<[^>]+>/g, ''));
}

test('the site says how to search it, and a missing page has no data', async ({ request }) => {
  const [json = ''] = jsonIn(await htmlOf(request, '/'));
  const graph: GraphNode[] = JSON.parse(json)['@graph'];
  expect(graph.find((node) => node['@type'] === 'WebSite')?.['potentialAction']).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: `${practice.siteOrigin}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  });
  expect(jsonIn(await (await request.get('/no-such-page')).text())).toEqual([]);
});

function jsonIn(html: string): string[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return Array.from(scripts, ([, json = '']) => json);
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  if (keys.length === 1 && '@id' in value) return [String(value['@id'])];
  return Object.values(value).flatMap(referencesIn);
}
