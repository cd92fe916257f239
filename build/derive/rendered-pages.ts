import type { Element, ElementContent, Root } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { tryDecodeURI } from 'hono/utils/url';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { ContentError, type ContentProblem } from '../../content-model/parse/content-error.ts';
import type { AddressedEntry } from '../../content-model/parse/parse-entry.ts';
import type { Environment } from '../../server/environment.ts';

/** Responds with what the site has at a path: the built one, or the development server. */
export type Site = (path: string, environment?: Partial<Environment>) => Promise<Response>;

export type Page = AddressedEntry & { page: Root };

/** Elements that aren't text, or belong to a day. Components mark what they say again elsewhere, such as buttons. */
const dropped = `nav, button, form, iframe, noscript, template, svg, picture, img, video, [hidden],
  [aria-hidden="true"], [data-island], [data-open-now], [data-changes], [data-text="skip"]`;

/**
 * Requests the page of every entry. A page that is rendered on request would otherwise fail for its first visitor.
 * @throws ContentError naming each entry whose page doesn't respond with status 200
 */
export async function readPages(site: Site, entries: readonly AddressedEntry[]): Promise<Page[]> {
  const problems: ContentProblem[] = [];
  const pages: Page[] = [];
  for (const entry of entries) {
    const { path, file } = entry;
    const response = await site(path);
    pages.push({ ...entry, page: parsePage(await response.text()) });
    if (response.status === 200) continue;
    const received = `status ${response.status}; see the error above`;
    problems.push({ file, field: path, expected: 'a page of the site', received });
  }
  if (problems.length > 0) throw new ContentError(problems);
  return pages;
}

/**
 * Checks that each link to a place on a page leads to an element that the page has.
 * @throws ContentError naming each link that doesn't
 */
export function requirePlaces(pages: readonly Page[]): void {
  const places = new Map(
    pages.map(({ path, page, body }) => {
      const ids = selectAll('[id]', page).map(({ properties }) => String(properties['id']));
      return [path, { ids: new Set(ids), sections: body.sections }];
    }),
  );
  const problems = pages.flatMap(({ file, path: own, page, body }) => {
    const addresses = selectAll('a[href*="#"]', page).map(({ properties }) => properties['href']);
    return [...new Set(addresses)].map(String).flatMap((received) => {
      const [path, fragment = ''] = received.replace(/^#/, `${own}#`).split('#') as [string];
      const { ids, sections = [] } = places.get(path) ?? {};
      const place = tryDecodeURI(fragment);
      // Browsers know the top of every page. A setting, such as `#cataract-60`, names its kind.
      const isKnown = /^(?:top)?$/i.test(place) || ids?.has(place.replace(/-\d+$/, ''));
      if (!ids || isKnown || ids.has(place)) return [];
      const line = body.links.find(({ address }) => address === received)?.line;
      const headings = sections.map(({ id }) => `#${id}`).join(', ');
      const expected = `a place on ${path}${headings && `, such as ${headings}`}`;
      return { file, line, field: line ? 'body' : 'a link', expected, received };
    });
  });
  // A link to an owner's document may be on every page.
  const lost = problems.filter(({ line, received }, index) => {
    return line || problems.findIndex((one) => one.received === received) === index;
  });
  if (lost.length > 0) throw new ContentError(lost);
}

export function parsePage(html: string): Root {
  return unified().use(rehypeParse).parse(html);
}

/**
 * Returns a copy of a page's text: its `main` element, without what isn't text or belongs to a day. Styles keep elements
 * side by side apart, so in text something else must.
 */
export function mainContent(page: Root): Element {
  const main = structuredClone(select('main', page)) as Element;
  const gone = new Set<ElementContent>(selectAll(dropped, main));
  for (const element of selectAll('*', main)) {
    const separator = matches('[data-text="list"]', element) ? ' · ' : ' ';
    const children = element.children.filter(
      (child) => child.type !== 'comment' && !gone.has(child),
    );
    element.children = children.flatMap((child, index): ElementContent[] =>
      child.type === 'element' && children[index + 1]?.type === 'element'
        ? [child, { type: 'text', value: separator }]
        : [child],
    );
  }
  return main;
}
