import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Section } from '../content.ts';
import { headingId } from '../site/own-ids.ts';
import { withoutMarkers } from './citations.ts';
import { markCitations } from './rehype-citations.ts';
import { rehypeTables } from './rehype-tables.ts';

export interface RenderedMarkdown {
  /** The HTML tree. `toHtml` writes it. */
  tree: Root;
  /** Second-level headings, in order. */
  sections: Section[];
  /** Link targets, as written. */
  links: string[];
  /** Picture addresses, as written. */
  pictures: string[];
  words: number;
  /** The first paragraph, without markup. */
  opening: string;
}

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSlug)
  .use(rehypeOwnIds)
  .use(rehypeTables);
// Only our own code adds raw nodes to a tree: the parser has dropped the text's raw HTML.
const serializer = unified().use(rehypeStringify, { allowDangerousHtml: true });

/**
 * Renders Markdown (CommonMark with GitHub's tables) to HTML. It drops raw HTML, adds ids to headings, and
 * makes tables focusable regions that scroll. A marker such as `[^aao-glaucoma]` becomes the number of that
 * source.
 * @param sources the ids of the sources, in the order of their numbers
 */
export function renderMarkdown(
  markdown: string,
  sources: readonly string[] = [],
): RenderedMarkdown {
  const tree = parseMarkdown(markdown);
  const elements = elementsOf(tree);
  const words = withoutMarkers(textOf(tree)).split(/\s+/).filter(Boolean).length;
  const opening = elements.find(({ tagName }) => tagName === 'p');
  const openingText = opening ? withoutMarkers(textOf(opening)).replace(/\s+/g, ' ').trim() : '';
  markCitations(tree, sources);
  return {
    tree,
    sections: elements
      .filter((element) => element.tagName === 'h2')
      .map((element) => ({ id: String(element.properties['id']), title: textOf(element) })),
    links: valuesOf(elements, 'a', 'href'),
    pictures: valuesOf(elements, 'img', 'src'),
    words,
    opening: openingText,
  };
}

/** Returns the HTML tree of a Markdown text, with ids on its headings. */
export function parseMarkdown(markdown: string): Root {
  return parser.runSync(parser.parse(markdown)) as Root;
}

/** Returns a tree as HTML. */
export function toHtml(tree: Root): string {
  return serializer.stringify(tree);
}

/** Keeps the IDs of headings apart from those of the page around the text. */
function rehypeOwnIds() {
  return function separateIds(tree: Root) {
    for (const { properties } of elementsOf(tree)) {
      if (properties['id']) properties['id'] = headingId(String(properties['id']));
    }
  };
}

function valuesOf(elements: readonly Element[], name: string, property: string): string[] {
  return elements
    .filter(({ tagName }) => tagName === name)
    .map(({ properties }) => String(properties[property]));
}

function elementsOf(node: Root | RootContent): Element[] {
  if (!('children' in node)) return [];
  const own = node.type === 'element' ? [node] : [];
  return [...own, ...node.children.flatMap(elementsOf)];
}
