import type { Element, ElementContent, Root } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { tryDecodeURI } from 'hono/utils/url';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { ContentError, type ContentProblem } from '../../content-model/parse/content-error.ts';
import type { AddressedEntry } from '../../content-model/parse/parse-entry.ts';
import { plainPages } from '../../domain/core/addresses.ts';
import type { Environment } from '../../server/environment.ts';
import type { Content } from '../content/content.ts';
import { formerPaths } from '../content/redirects.ts';

/** Responds with what the site has at a path: the built one, or the development server. */
export type Site = (path: string, environment?: Partial<Environment>) => Promise<Response>;

export type Page = AddressedEntry & { page: Root };

type OwnContent = Pick<Content, 'facts' | 'folder'>;

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
 * Checks that each link to a place on a page, and each redirect to one, leads to an element that the page has.
 * @throws ContentError naming each link that doesn't
 */
export function requirePlaces(pages: readonly Page[], { facts, folder }: OwnContent): void {
  const places = new Map(
    pages.map(({ path, page, body }) => {
      const ids = selectAll('[id]', page).map(({ properties }) => String(properties['id']));
      return [path, { ids: new Set(ids), sections: body.sections }];
    }),
  );

  const former = formerPaths(pages);

  /** Returns what is expected in place of an address whose place is missing. */
  function missingPlace(address: string): string | undefined {
    const [path = '', fragment = ''] = address.split('#');
    const { ids, sections = [] } = places.get(former.get(path) ?? path) ?? {};
    const place = tryDecodeURI(fragment);
    // A setting, such as `#cataract-60`, names its kind.
    const id = path === plainPages.show.path ? place.replace(/-\d+$/, '') : place;
    // Browsers know the top of every page.
    if (!ids || /^(?:top)?$/i.test(place) || ids.has(id)) return undefined;
    const headings = sections.map((section) => `#${section.id}`).join(', ');
    return `a place on ${path}${headings && `, such as ${headings}`}`;
  }

  const links = pages.flatMap(({ file, path, page, body }) => {
    const addresses = selectAll('a[href*="#"]', page).map(({ properties }) => properties['href']);
    return [...new Set(addresses)].map(String).flatMap((received) => {
      const expected = missingPlace(received.replace(/^#/, `${path}#`));
      const line = body.links.find(({ address }) => address === received)?.line;
      return expected ? [{ file, line, field: line ? 'body' : 'a link', expected, received }] : [];
    });
  });
  const redirects = facts.redirects.redirects.flatMap(({ to: received = '' }, index) => {
    const expected = missingPlace(received);
    const file = `${folder}/practice/redirects.yaml`;
    return expected ? [{ file, field: `redirects.${index}.to`, expected, received }] : [];
  });
  // A link to an owner's document may be on every page.
  const lost = links.filter(({ line, received }, index) => {
    return line || links.findIndex((one) => one.received === received) === index;
  });
  if (lost.length + redirects.length > 0) throw new ContentError([...lost, ...redirects]);
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
