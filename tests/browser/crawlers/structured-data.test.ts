import { describeHours } from '../../../domain/hours/week.ts';
import { dialed } from '../../../domain/practice/phone.ts';
import { openLocations, practice as practiceFacts } from '../support/practice.ts';
import { rawRequest } from '../support/raw-request.ts';
import { sweptPages, templates } from '../support/templates.ts';
import { expect, type Page, test } from '../support/test.ts';
import { businessProfile, type GraphNode, ruleIssues } from './graph-rules.ts';
import { allRoutes } from './site-routes.ts';

test.use({ javaScriptEnabled: false });

for (const { path, types } of allRoutes) {
  test(`${path} describes itself by the rules of its types, with pictures that exist`, async ({
    request,
    origin,
  }) => {
    const html = await (await request.get(path)).text();
    const scripts = Array.from(
      html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
    );
    expect(scripts).toHaveLength(1);
    const graph: GraphNode[] = JSON.parse(scripts[0]?.[1] ?? '')['@graph'];
    expect(ruleIssues(graph)).toEqual([]);
    expect(graph.map((node) => node['@type'])).toEqual(expect.arrayContaining([...types]));
    for (const [, url = ''] of html.matchAll(/"(?:image|logo)":"(.*?)"/g)) {
      const { headers } = await rawRequest(origin, new URL(url).pathname, {}, 'HEAD');
      expect(headers['content-type'], url).toMatch(/^image\/(webp|png)$/);
    }
  });
}

test('a page marks up only what it shows', async ({ page }) => {
  test.setTimeout(120_000);
  for (const { path } of allRoutes.filter((route) => sweptPages.includes(route.path))) {
    await test.step(path, async () => {
      await open(page, path);
      const graph = await graphOf(page);
      await expectTextsShown(page, graph);
      await expectContactsShown(page, graph);
      await expectTrailShown(page, graph);
      await expectDatesShown(page, graph);
    });
  }
});

for (const path of ['/', '/contact']) {
  test(`${path} holds the whole profile of each location, with the hours that it shows`, async ({
    page,
  }) => {
    await open(page, path);
    const graph = await graphOf(page);
    const practice = graph.find((node) => String(node['@id']).endsWith('#practice'));
    expect(practice?.['sameAs']).toEqual(Object.values(practiceFacts.profiles).filter(Boolean));
    const profiles = graph
      .filter((node) => node['@type'] === practiceFacts.kind)
      .map((node) => businessProfile.parse(node));
    expect(profiles.map(({ telephone }) => telephone)).toEqual(
      openLocations.map(({ phone }) => dialed(phone)),
    );
    const schedules = await page
      .locator('dl.hours')
      .evaluateAll((lists) =>
        lists.map((list) =>
          Array.from(list.children, (line) =>
            Array.from(line.children, (cell) => cell.textContent).join(' '),
          ),
        ),
      );
    for (const [index, location] of openLocations.entries()) {
      const described = describeHours(location.schedules.exams).map(
        ({ days, times }) => `${days} ${times}`,
      );
      expect(schedules).toContainEqual(described);
      const marked = profiles[index]?.openingHoursSpecification.flatMap(({ dayOfWeek, ...times }) =>
        dayOfWeek.map((day) => `${day} ${times.opens} ${times.closes}`),
      );
      const kept = location.schedules.exams.flatMap(({ days, opens, closes }) =>
        days.map((day) => `${day} ${opens} ${closes}`),
      );
      expect(marked?.toSorted()).toEqual(kept.toSorted());
    }
  });
}

test('the home page offers the search of the site', async ({ page }) => {
  await open(page, '/');
  const website = await nodeOf(page, 'WebSite');
  expect(website['potentialAction']).toMatchObject({
    '@type': 'SearchAction',
    target: {
      urlTemplate: expect.stringMatching(/^https:\/\/[^/]+\/search\?q=\{search_term_string\}$/),
    },
    'query-input': 'required name=search_term_string',
  });
});

test('an article names the sources below its text', async ({ page }) => {
  await open(page, templates.guide);
  const listed = page.getByRole('region', { name: 'Sources' }).locator('cite');
  const { citation } = await nodeOf(page, 'Article');
  const titles = (citation as { name: string }[]).map(({ name }) => name);
  expect(titles).toEqual(await listed.allInnerTexts());
});

test('the questions of a service are marked up word for word', async ({ page }) => {
  for (const { path } of allRoutes.filter(({ types }) => types.includes('FAQPage'))) {
    await open(page, path);
    const questions = page.locator('details.question');
    const shown = await questions.evaluateAll((elements) =>
      elements.map((element) => {
        // The numbers of sources lead to a list of the page, so they are no part of the answer.
        for (const number of element.querySelectorAll('sup')) number.remove();
        return [element.querySelector('h3')?.textContent, element.querySelector('p')?.textContent];
      }),
    );
    const marked = (await nodeOf(page, 'FAQPage'))['mainEntity'] as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    expect(marked.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(shown);
  }
});

test('a page that is not there describes nothing', async ({ page }) => {
  await open(page, '/no-such-page');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

/** Opens a page and waits for its text only. */
async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

async function graphOf(page: Page): Promise<GraphNode[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(scripts).toHaveLength(1);
  return JSON.parse(scripts[0] ?? '')['@graph'];
}

async function nodeOf(page: Page, type: string): Promise<GraphNode> {
  const node = (await graphOf(page)).find((candidate) => candidate['@type'] === type);
  expect(node, `a node of type ${type}`).toBeDefined();
  return node as GraphNode;
}

/** Names, headlines and descriptions stand on the page; an organization's name may stand in its logo. */
async function expectTextsShown(page: Page, graph: readonly GraphNode[]) {
  const shown = await page.locator('body').evaluate((body) => body.textContent);
  const texts = graph
    .filter((node) => node['@type'] !== 'WebSite')
    .flatMap(({ name, headline, description }) => [name, headline, description])
    .filter((text) => typeof text === 'string');
  for (const text of texts) expect(shown).toContain(text);
}

async function expectContactsShown(page: Page, graph: readonly GraphNode[]) {
  const places = graph.filter(({ telephone }) => telephone);
  expect(places.length).toBeGreaterThan(0);
  const addresses = (await page.locator('footer address').allInnerTexts()).join('\n');
  for (const { telephone, address } of places) {
    const phone = page.locator(`footer a[href="tel:${telephone}"]`);
    const digits = (await phone.innerText()).replace(/\D/g, '');
    expect(telephone).toBe(`+1${digits}`);
    const marked = address as Record<string, string>;
    for (const part of ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode']) {
      expect(addresses).toContain(marked[part]);
    }
  }
}

async function expectTrailShown(page: Page, graph: readonly GraphNode[]) {
  const steps = page.locator('nav[aria-label="Breadcrumb"] li');
  const list = graph.find((node) => node['@type'] === 'BreadcrumbList');
  const marked = (list?.['itemListElement'] ?? []) as { name: string; item: string }[];
  expect(await steps.locator('a, [aria-current="page"]').allTextContents()).toEqual(
    marked.map(({ name }) => name),
  );
  const links = await steps
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(marked.slice(0, -1).map(({ item }) => item.replace(/^https:\/\/[^/]+/, ''))).toEqual(
    links,
  );
}

/** The dates of an article, a legal text or a review stand on its page, in words. */
async function expectDatesShown(page: Page, graph: readonly GraphNode[]) {
  const dates = graph.flatMap((node) => [
    node['datePublished'],
    node['dateModified'],
    node['lastReviewed'],
    String(node['temporalCoverage'] ?? '').split('/')[0] || undefined,
  ]);
  // An article that never changed shows its one day once.
  const marked = [...new Set(dates)].filter((date) => typeof date === 'string');
  if (marked.length === 0) return;
  const shown = await page
    .locator('main time')
    .evaluateAll((times) => times.map((time) => [time.getAttribute('datetime'), time.textContent]));
  const words = marked.map((date) => [date, inWords(date)]);
  expect(shown.toSorted()).toEqual(words.toSorted());
}

function inWords(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
