import type { Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { h } from 'hastscript';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { mainContent } from './rendered-pages.ts';

const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-' });

/** Elements of the footer that end each Markdown: the notice, and how to reach the practice. */
const fromFooter = 'footer :is(small, address, a[href^="tel:"], a[href^="mailto:"])';

/** Letters where words may break: `<wbr>` becomes one. In an address that is copied, they are a fault. */
const unseen = /[\u00AD\u200B\u2060\uFEFF]/g;

/** Returns a page as Markdown, with its address and the practice's, or nothing if its head names none. */
export async function markdownOf(page: Root): Promise<string | undefined> {
  if (!select('link[type="text/markdown"]', page)) return undefined;
  const address = String(select('link[rel="canonical"]', page)?.properties['href']);
  const main = mainContent(page);
  for (const { properties } of selectAll('a[href]', main)) {
    properties['href'] = new URL(String(properties['href']), address).href;
  }
  for (const { children } of selectAll('sup a, sup:not(:has(a))', main)) {
    children.unshift({ type: 'text', value: '[' });
    children.push({ type: 'text', value: ']' });
  }
  const closing = [h('a', { href: address }, address), ...selectAll(fromFooter, page)];
  const children = [main, ...closing.map((part) => h('p', part))];
  const tree = await writer.run({ type: 'root', children });
  // A page may have a line above its title.
  const title = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  tree.children.unshift(...tree.children.splice(title, 1));
  return writer.stringify(tree).replace(unseen, '');
}
