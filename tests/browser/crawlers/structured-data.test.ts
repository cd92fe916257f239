import { z } from 'zod';
import { htmlOf } from '../support/html-of.ts';
import { callLink, openLocations, practice } from '../support/practice.ts';
import { rawRequest } from '../support/raw-request.ts';
import { auditedPages } from '../support/templates.ts';
import { expect, type Page, test } from '../support/test.ts';
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

test.use({ javaScriptEnabled: false });

for (const { path, types } of allRoutes) {
  test(`${path} has the structured data that Google requires`, async ({ request, origin }) => {
    const html = await htmlOf(request, path);
    const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
    const [json = '', ...others] = Array.from(scripts, ([, found]) => found);
    expect(others).toEqual([]);
    const graph: GraphNode[] = JSON.parse(json)['@graph'];
    for (const node of graph) required[node['@type']]?.parse(node);
    expect(graph.map((node) => node['@type'])).toEqual(expect.arrayContaining([...types]));
    const ids = graph.map((node) => node['@id']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(referencesIn(graph)));
    for (const [, picture = ''] of json.matchAll(/"(?:image|logo)":"(.*?)"/g)) {
      const { headers } = await rawRequest(origin, new URL(picture).pathname, {}, 'HEAD');
      expect(headers['content-type'], picture).toMatch(/^image\/(webp|png)$/);
    }
  });
}

for (const path of ['/', '/contact']) {
  test(`${path} has each location’s phone, position, picture and hours`, async ({ page }) => {
    const graph = await graphOf(page, path);
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

test('the home page declares the site’s search', async ({ page }) => {
  const website = (await graphOf(page, '/')).find((node) => node['@type'] === 'WebSite');
  expect(website?.['potentialAction']).toMatchObject({
    '@type': 'SearchAction',
    target: {
      urlTemplate: expect.stringMatching(/^https:\/\/[^/]+\/search\?q=\{search_term_string\}$/),
    },
    'query-input': 'required name=search_term_string',
  });
});

test('structured data contains only what the page shows', async ({ page }) => {
  for (const { path } of allRoutes.filter((route) => auditedPages.includes(route.path))) {
    const graph = await graphOf(page, path);
    const shown = await page.locator('body').evaluate((body) => {
      // Source numbers are links within the page, not part of the text.
      for (const number of body.querySelectorAll('sup')) number.remove();
      return body.textContent;
    });
    for (const { '@type': type, name, headline, description, mainEntity } of graph) {
      const questions = type === 'FAQPage' ? z.array(question).parse(mainEntity) : [];
      const texts = [name, headline, description].filter((one) => typeof one === 'string');
      const answers = questions.flatMap((one) => [one.name, one.acceptedAnswer.text]);
      const hidden = [...texts, ...answers].filter((one) => !shown.includes(`${one}`));
      if (type !== 'WebSite') expect(hidden, path).toEqual([]);
    }
  }
});

test('a missing page has no structured data', async ({ request }) => {
  expect(await (await request.get('/no-such-page')).text()).not.toContain('application/ld+json');
});

async function graphOf(page: Page, path: string): Promise<GraphNode[]> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const script = page.locator('script[type="application/ld+json"]');
  return JSON.parse((await script.textContent()) ?? '')['@graph'];
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  if (keys.length === 1 && '@id' in value) return [String(value['@id'])];
  return Object.values(value).flatMap(referencesIn);
}
