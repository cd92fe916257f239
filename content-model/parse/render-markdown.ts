import type { Element, ElementContent, Root, RootContent } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { sourceAnchor, sourceLink } from '../../domain/site/source-anchors.ts';
import { splitAtMarkers, withoutMarkers } from './citations.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSlug);
// Only our own code adds raw nodes to a tree: the parser has dropped the text's raw HTML.
const serializer = unified().use(rehypeStringify, { allowDangerousHtml: true });

/** The ids that every page has. */
const siteIds = ['root', 'main', 'menu', 'services-panel', 'comfort-panel', 'comfort-hint'];

/**
 * Renders Markdown (CommonMark with GitHub's tables) to HTML. It drops raw HTML, adds ids to headings, and makes tables
 * focusable regions that scroll. A marker such as `[^aao-glaucoma]` becomes the number of that source.
 * @param partIds the ids of the page around the text, which no heading may have
 */
export function renderMarkdown(
  markdown: string,
  sources: readonly string[] = [],
  partIds: readonly string[] = [],
) {
  const tree = parser.runSync(parser.parse(markdown)) as Root;
  const taken = new Set([...siteIds, ...partIds]);
  for (const { properties } of selectAll('[id]', tree))
    properties['id'] = headingId(String(properties['id']), taken);
  for (const table of selectAll('table', tree)) wrapTable(table);
  const wordsIn = (node: Root | Element) =>
    withoutMarkers(textOf(node)).split(/\s+/).filter(Boolean);
  const opening = select('p', tree);
  const rendered = {
    tree,
    sections: tree.children.filter(isSection).map((heading) => {
      return { id: String(heading.properties['id']), title: textOf(heading) };
    }),
    /** Targets of links, and addresses of pictures, as written. */
    links: selectAll('a', tree).map(({ properties }) => String(properties['href'])),
    pictures: selectAll('img', tree).map(({ properties }) => String(properties['src'])),
    words: wordsIn(tree).length,
    opening: opening ? wordsIn(opening).join(' ') : '',
  };
  for (const element of selectAll('*', tree)) {
    element.children = element.children.flatMap((child) =>
      child.type === 'text' ? withNumbers(child.value, sources) : child,
    );
  }
  return rendered;
}

/** Returns whether a node of a text is the heading of a section. One in a quotation or a list is part of that. */
export function isSection(node: RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'h2';
}

/** Returns the ID of a text's heading. Where the page around the text has the same ID, it gets one of its own. */
function headingId(slug: string, taken: ReadonlySet<string>): string {
  const isTaken = taken.has(slug) || slug === sourceAnchor(Number(slug.replace(/^.*-/, '')));
  // No slug contains a colon, so no other heading has this ID.
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

/** Returns a text with each marker replaced by a number that links to the source. */
function withNumbers(text: string, ids: readonly string[]): ElementContent[] {
  return splitAtMarkers(text, ids).map((piece, index, pieces) => {
    if (typeof piece === 'string') return { type: 'text', value: piece };
    const comma = typeof pieces[index - 1] === 'number' ? ', ' : null;
    return h('sup', comma, h('a', sourceLink(piece), String(piece)));
  });
}
