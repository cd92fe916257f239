import type { Element, ElementContent, Root, RootContent } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { pageIds, sourceAnchor, sourceLink } from '../../domain/core/addresses.ts';
import {
  countWords,
  isRightToLeft,
  phoneLink,
  phoneNumber,
  splitAtLeftToRight,
  unbroken,
} from '../../domain/core/language.ts';
import { splitAtMarkers, withoutMarkers } from './citations.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { faultsIn } from './refused-markdown.ts';

const renderer = unified().use(remarkRehype).use(rehypeSlug);
// Only our own code adds raw nodes to a tree: the text's HTML is refused.
const serializer = unified().use(rehypeStringify, { allowDangerousHtml: true });

interface Around {
  /** The ids of the sources that the text may cite, in the order of their numbers. */
  sources?: readonly string[];
  /** The ids of the page around the text, which no heading may have. */
  partIds?: readonly string[] | undefined;
  /** The language of the text, if it isn't English. */
  language?: string | undefined;
  /** Lines of the file above the text. */
  above?: number;
}

/** A link or a picture: its address as written, and the line of its file. */
export interface Reference {
  address: string;
  line: number;
}

/**
 * Renders Markdown to HTML. It adds ids to headings, of which none is of the first level, as that is the page's title, and
 * makes tables focusable regions that scroll. A marker such as `[^aao-glaucoma]` becomes the number of that source.
 * @returns the tree, what is in it, and `faults`: what the tree doesn't show as it was written
 */
export function renderMarkdown(
  markdown: string,
  { sources = [], partIds = [], language, above = 0 }: Around = {},
) {
  const parsed = parseMarkdown(markdown);
  const faults = faultsIn(parsed, sources).map((one) => ({ ...one, line: one.line + above }));
  visit(parsed.tree, 'heading', (node) => {
    if (node.depth === 1) node.depth = 2;
  });
  const tree = renderer.runSync(parsed.tree) as Root;
  const taken = new Set([...pageIds, ...partIds]);
  for (const [index, { properties }] of selectAll('[id]', tree).entries())
    properties['id'] = headingId(String(properties['id']), index, taken);
  for (const table of selectAll('table', tree)) wrapTable(table);
  const references = (tag: string, attribute: string): Reference[] =>
    selectAll(tag, tree).map(({ properties, position }) => {
      return { address: String(properties[attribute]), line: (position?.start.line ?? 1) + above };
    });
  const opening = select('p', tree);
  const rendered = {
    tree,
    faults,
    sections: tree.children.filter(isSection).map((heading) => {
      return { id: String(heading.properties['id']), title: textOf(heading) };
    }),
    links: references('a', 'href'),
    pictures: references('img', 'src'),
    words: countWords(withoutMarkers(textOf(tree))),
    opening: opening ? withoutMarkers(textOf(opening)).replace(/\s+/g, ' ').trim() : '',
  };
  const isolates = language !== undefined && isRightToLeft(language);
  const linked = new Set(selectAll('a, a *', tree));
  for (const element of selectAll('*', tree)) {
    if (element.tagName === 'code') {
      // Code runs from left to right in every language.
      if (isolates) element.properties['dir'] = 'ltr';
      continue;
    }
    element.children = element.children.flatMap((child) =>
      child.type === 'text'
        ? withNumbers(child.value, sources, isolates, linked.has(element))
        : child,
    );
  }
  return rendered;
}

/** Returns whether a node of a text is the heading of a section. One in a quotation or a list is part of that. */
export function isSection(node: RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'h2';
}

/** Returns the ID of a text's heading. Where the page around the text has the same ID, it gets one of its own. */
function headingId(slug: string, index: number, taken: ReadonlySet<string>): string {
  const isTaken = taken.has(slug) || slug === sourceAnchor(Number(slug.replace(/^.*-/, '')));
  // A heading of emoji or dashes has no letter that could be in an ID. No slug contains a colon, so no other heading has this one.
  if (!/[\p{L}\p{N}]/u.test(slug.replace(/-\d+$/, ''))) return `text:${index + 1}`;
  return isTaken ? `text:${slug}` : slug;
}

/** Returns a tree as HTML. */
export function toHtml(tree: Root): string {
  return serializer.stringify(tree);
}

/**
 * Wraps a table in a focusable, scrollable region, so that a wide one never widens the page. Its header cells
 * name the region. Each cell has its column's header as an attribute, which narrow screens show beside it.
 */
function wrapTable(table: Element) {
  const headers = selectAll('th', table).map((cell) => textOf(cell).trim());
  for (const row of selectAll('tr', table))
    for (const [column, cell] of selectAll('td', row).entries())
      cell.properties['dataLabel'] = headers[column] ?? '';
  const ariaLabel = `Table: ${headers.filter(Boolean).join(', ')}`;
  Object.assign(table, h('div.table', { role: 'region', ariaLabel, tabIndex: 0 }, { ...table }));
}

/**
 * Returns a text with each marker replaced by a number that links to the source.
 * @param isolates whether it runs from right to left, and what doesn't must be kept apart
 * @param isLinked whether it is part of a link, in which no other can be
 */
function withNumbers(
  text: string,
  ids: readonly string[],
  isolates: boolean,
  isLinked: boolean,
): ElementContent[] {
  return splitAtMarkers(text, ids).flatMap(
    (piece, index, pieces): ElementContent | ElementContent[] => {
      if (typeof piece === 'string') {
        if (!isolates) return unbrokenIn(piece, isLinked);
        return splitAtLeftToRight(piece).flatMap((value, at) =>
          at % 2 === 1
            ? h('bdi', { dir: 'ltr' }, unbrokenIn(value, isLinked))
            : unbrokenIn(value, isLinked),
        );
      }
      const comma = typeof pieces[index - 1] === 'number' ? ', ' : null;
      return h('sup', comma, h('a', sourceLink(piece), String(piece)));
    },
  );
}

/** Returns a text with each phone number, which dials, and the hours of each day in one line. */
function unbrokenIn(text: string, isLinked: boolean): ElementContent[] {
  return text.split(unbroken).map((value, at) => {
    if (at % 2 === 0) return { type: 'text', value };
    const dials = !isLinked && phoneNumber.exec(value)?.[0] === value;
    return h(
      dials ? 'a.whitespace-nowrap' : 'span.whitespace-nowrap',
      { href: dials ? phoneLink(value) : undefined },
      value,
    );
  });
}
