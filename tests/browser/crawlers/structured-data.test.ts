import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { decode, htmlOf } from '../support/html-of.ts';
import { callLink, openLocations, practice } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { allRoutes } from './site-routes.ts';

/** A node of a structured-data graph. */
interface GraphNode {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

const url = z.url({ protocol: /^https$/ });
const day = z.iso.date();
const text = z.string().trim().min(2);
const reference = z.strictObject({ '@id': url });
const address = z.looseObject({
  streetAddress: text,
  addressLocality: text,
  addressRegion: text,
  postalCode: z.string().regex(/^\d{5}$/),
  addressCountry: z.string().length(2),
});
const business = z.looseObject({ name: text, url, logo: url, telephone: z.e164(), address });
const article = z.looseObject({
  headline: text.max(110),
  image: url,
  datePublished: day,
  dateModified: day,
  author: z.looseObject({ name: text }),
  publisher: reference,
});
const listItem = { '@type': z.literal('ListItem'), position: z.int().min(1) };
const question = z.looseObject({ name: text, acceptedAnswer: z.looseObject({ text }) });

/** Google's requirements: https://developers.google.com/search/docs/appearance/structured-data */
const required: Record<string, z.ZodType> = {
  [practice.kind]: business,
  Organization: business,
  WebSite: z.looseObject({ name: text, url, publisher: reference }),
  BreadcrumbList: z.looseObject({
    itemListElement: z.array(z.strictObject({ ...listItem, name: text, item: url })).min(2),
  }),
  CollectionPage: z.looseObject({
    mainEntity: z.looseObject({
      itemListElement: z.array(z.strictObject({ ...listItem, url })).min(1),
    }),
  }),
  FAQPage: z.looseObject({ mainEntity: z.array(question).min(1) }),
  Service: z.looseObject({ name: text, serviceType: text, provider: reference, url }),
  BlogPosting: article,
  Article: article,
};

test('every page has the structured data that Google requires, of what it shows', async ({
  request,
}) => {
  const pictures = new Set<string>();
  for (const { path, types } of allRoutes) {
    const html = await htmlOf(request, path);
    const [json = '', ...others] = jsonIn(html);
    expect(others, path).toEqual([]);
    const graph: GraphNode[] = JSON.parse(json)['@graph'];
    for (const node of graph) required[node['@type']]?.parse(node);
    const found = graph.map((node) => node['@type']);
    expect(found, path).toEqual(expect.arrayContaining([...types]));
    const ids = graph.map((node) => node['@id']);
    expect(new Set(ids).size, path).toBe(ids.length);
    expect(ids, path).toEqual(expect.arrayContaining(referencesIn(graph)));
    for (const [, picture = ''] of json.matchAll(/"(?:image|logo)":"(.*?)"/g))
      pictures.add(picture);
    const shown = textOf(html);
    const hidden = textsOf(graph).filter((text) => !shown.includes(text));
    expect(hidden, path).toEqual([]);
  }
  for (const picture of pictures) {
    const { pathname } = new URL(picture);
    const type = (await request.head(pathname)).headers()['content-type'];
    expect(type, picture).toMatch(/^image\/(webp|png)$/);
  }
});

/** Returns the texts of a graph that its page must show. */
function textsOf(graph: readonly GraphNode[]): string[] {
  return graph
    .filter((node) => node['@type'] !== 'WebSite')
    .flatMap(({ '@type': type, name, headline, description, mainEntity }) => {
      const questions = type === 'FAQPage' ? z.array(question).parse(mainEntity) : [];
      const answers = questions.flatMap((one) => [one.name, one.acceptedAnswer.text]);
      const texts = [name, headline, description].filter((one) => typeof one === 'string');
      return [...texts, ...answers];
    });
}

/** Returns the text of a page. Source numbers are links within the page, not part of it. */
function textOf(html: string): string {
  const [body = ''] = html.match(/<body.*<\/body>/s) ?? [];
  const text = body.replaceAll(/<(sup|script|style)\b.*?<\/\1>/gs, '');
  return decode(text.replaceAll(/<[^>]+>/g, ''));
}

for (const path of ['/', '/contact']) {
  test(`${path} has each location’s phone, position, picture and hours`, async ({ request }) => {
    const graph = await graphOf(request, path);
    const places = graph.filter((node) => node['@type'] === practice.kind);
    expect(places.map(({ telephone }) => telephone)).toEqual(
      openLocations.map(({ phone }) => callLink(phone).slice('tel:'.length)),
    );
    for (const [index, { geo, schedules, address: own }] of openLocations.entries()) {
      const place = places[index];
      expect(place).toMatchObject({ geo, priceRange: practice.priceRange });
      expect(place).toMatchObject({ address: { streetAddress: own.street } });
      expect([url.parse(place?.['hasMap']), url.parse(place?.['image'])]).toHaveLength(2);
      expect(place?.['openingHoursSpecification']).toEqual(
        schedules.exams.map(({ days, opens, closes }) =>
          expect.objectContaining({ dayOfWeek: days, opens, closes }),
        ),
      );
    }
  });
}

test('the home page declares the site’s search', async ({ request }) => {
  const website = (await graphOf(request, '/')).find((node) => node['@type'] === 'WebSite');
  expect(website?.['potentialAction']).toMatchObject({
    '@type': 'SearchAction',
    target: {
      urlTemplate: expect.stringMatching(/^https:\/\/[^/]+\/search\?q=\{search_term_string\}$/),
    },
    'query-input': 'required name=search_term_string',
  });
});

async function graphOf(request: APIRequestContext, path: string): Promise<GraphNode[]> {
  const [json = ''] = jsonIn(await htmlOf(request, path));
  return JSON.parse(json)['@graph'];
}

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
