import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from '../../domain/read/render-markdown.ts';

const drawing = /^\/files\/.+\.svg$/;

/**
 * Replaces each picture of an SVG in `content/files` with the SVG itself, so that `currentColor` is the color of
 * the text around it: in dark mode, in Comfort view and on paper. The alternative text becomes an `aria-label`, and
 * the picture's title the drawing's.
 * @param tree rendered from Markdown
 * @param contentFolder the folder that contains `files`
 */
export function inlineDrawings(tree: Root, contentFolder: string): Root {
  return { ...tree, children: tree.children.map((node) => inline(node, contentFolder)) };
}

function inline<Node extends RootContent>(
  node: Node,
  contentFolder: string,
): Node | ElementContent {
  if (node.type !== 'element') return node;
  if (drawing.test(String(node.properties['src']))) return svgOf(node, contentFolder);
  return { ...node, children: node.children.map((child) => inline(child, contentFolder)) };
}

function svgOf({ properties }: Element, contentFolder: string): ElementContent {
  const { src, alt, title } = properties;
  const source = readFileSync(join(contentFolder, String(src)), 'utf8').trim();
  const opening = write('svg', { role: 'img', ariaLabel: alt }).replace('></svg>', '');
  const name = title ? write('title', {}, String(title)) : '';
  const value = source.replace(
    /^[\s\S]*?<svg\b([^>]*)>/,
    (_, attributes: string) => `${opening}${attributes}>${name}`,
  );
  return { type: 'raw', value };
}

/** Returns an element as HTML, with its texts escaped. */
function write(tagName: string, properties: Element['properties'], text = ''): string {
  const children: ElementContent[] = [{ type: 'text', value: text }];
  return toHtml({ type: 'root', children: [{ type: 'element', tagName, properties, children }] });
}
