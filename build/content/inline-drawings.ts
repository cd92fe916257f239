import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const drawing = /<img src="(\/files\/[^"]+\.svg)" alt="([^"]*)">/g;

/**
 * Replaces each `<img>` of an SVG in `content/files` with the SVG itself, so that `currentColor` is the color of
 * the text around it: in dark mode, in Comfort view and on paper. The alternative text becomes an `aria-label`.
 * @param html rendered from Markdown
 * @param contentFolder the folder that contains `files`
 */
export function inlineDrawings(html: string, contentFolder: string): string {
  return html.replace(drawing, (_, path: string, alt: string) => {
    const source = readFileSync(join(contentFolder, path), 'utf8').trim();
    return source.replace(/^[\s\S]*?<svg\b/, () => `<svg role="img" aria-label="${alt}"`);
  });
}
