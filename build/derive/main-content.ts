import type { Element, ElementContent, Root } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** What isn't text, or belongs to a day. */
const dropped = [
  'nav',
  'button',
  'form',
  'iframe',
  'noscript',
  'template',
  'svg',
  'picture',
  'img',
  'video',
  '[hidden]',
  '[aria-hidden="true"]',
  '[data-island]',
  '[data-open-now]',
  '[data-changes]',
  '.screen-only',
  '.button-gold',
  '.button-line',
].join(', ');

/** Parses a page. */
export function parsePage(html: string): Root {
  return unified().use(rehypeParse).parse(html);
}

/** Returns the text of a page: its `main` element, without what isn't text or belongs to a day. */
export function mainContent(page: Root): Element {
  const main = select('main', page);
  if (!main) throw new Error('The page has no <main>.');
  return without(main, new Set(selectAll(dropped, main)));
}

/** Copies an element without these. Styles keep elements side by side apart, so in text something else must. */
function without(element: Element, gone: ReadonlySet<unknown>): Element {
  const separator = matches('.spans', element) ? ' · ' : ' ';
  const children = element.children
    .filter((child) => child.type !== 'comment' && !gone.has(child))
    .map((child) => (child.type === 'element' ? without(child, gone) : child));
  const separate = (child: ElementContent, index: number): ElementContent[] =>
    child.type === 'element' && children[index + 1]?.type === 'element'
      ? [child, { type: 'text', value: separator }]
      : [child];
  return {
    ...element,
    properties: { ...element.properties },
    children: children.flatMap(separate),
  };
}
