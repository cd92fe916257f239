import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const drawing = /<img src="(\/files\/[^"]+\.svg)" alt="([^"]*)">/g;

/**
 * Puts each drawing of `content/files` that a text shows as a picture into the page itself: with `currentColor` it
 * takes the color of the text around it, in the dark, in Comfort view and on paper. The picture's alternative
 * text becomes its label, not a second `<title>` of the page.
 * @param html as rendered from Markdown
 */
export function inlineDrawings(html: string, contentFolder: string): string {
  return html.replace(drawing, (_, path: string, alt: string) => {
    const source = readFileSync(join(contentFolder, path), 'utf8').trim();
    return source.replace(/^[\s\S]*?<svg\b/, () => `<svg role="img" aria-label="${alt}"`);
  });
}
