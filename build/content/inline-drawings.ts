import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { s } from 'hastscript';
import { toHtml } from '../../domain/read/render-markdown.ts';

/**
 * Replaces each picture of an SVG in `content/files` with the SVG itself, so that `currentColor` is the color of
 * the text around it: in dark mode, in Comfort view and on paper. The alternative text becomes an `aria-label`, and
 * the picture's title the drawing's.
 * @param tree rendered from Markdown
 * @param contentFolder the folder that contains `files`
 */
export function inlineDrawings(tree: Root, contentFolder: string) {
  for (const image of selectAll('img[src^="/files/"][src$=".svg"]', tree)) {
    const { src, alt, title } = image.properties;
    const source = readFileSync(join(contentFolder, String(src)), 'utf8').trim();
    const opening = htmlOf(s('svg', { role: 'img', ariaLabel: alt })).replace('></svg>', '');
    const name = title ? htmlOf(s('title', String(title))) : '';
    const value = source.replace(
      /^[\s\S]*?<svg\b([^>]*)>/,
      (_, attributes: string) => `${opening}${attributes}>${name}`,
    );
    Object.assign(image, { type: 'raw', value });
  }
}

/** Returns an element as HTML, with its texts escaped. */
function htmlOf(element: Element): string {
  return toHtml({ type: 'root', children: [element] });
}
