import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentFolder } from '../content-folder.ts';

const folder = resolve(contentFolder, 'brand');

/**
 * The brand's drawings: SVG files in `content/brand/` that use `currentColor`, and
 * `var(--logo-accent,currentColor)` for parts that may have a second color. `logo` starts with the
 * mark, in a square at its left. `mark` and `icon` are square: `mark` is shown large, so its lines can be thin
 * and need no `stroke-width`; `icon` must be bold enough for a browser tab.
 */
export type DrawingName = 'logo' | 'mark' | 'icon';

interface Drawing {
  /** The attributes of the root element, without namespace, size and ID. */
  attributes: string;
  viewBox: readonly string[];
  content: string;
}

/** Returns a drawing's aspect ratio as a CSS value. */
export function drawingRatio(name: DrawingName): string {
  const [, , width, height] = readDrawing(name).viewBox;
  return `${width} / ${height}`;
}

/** Returns one SVG file with the logo and the mark as symbols, which pages show with `<use>`. */
export function drawSymbols(): string {
  const symbols = (['logo', 'mark'] as const).map((name) => {
    const { attributes, content } = readDrawing(name);
    // In a box with another aspect ratio, keep the left end, which is the logo's mark.
    return `<symbol id="${name}" preserveAspectRatio="xMinYMid slice" ${attributes}>${content}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/** Returns a drawing as an SVG file of its own, with optional CSS. */
export function drawAlone(name: DrawingName, style = ''): string {
  const { attributes, content } = readDrawing(name);
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${style && `<style>${style}</style>`}${content}</svg>\n`;
}

/** Returns a drawing as an SVG file in one color. */
export function drawIn(color: string, name: DrawingName): string {
  return drawAlone(name).replace(/var\(--logo-accent, ?currentColor\)|currentColor/g, color);
}

function readDrawing(name: DrawingName): Drawing {
  return parseDrawing(`content/brand/${name}.svg`, readFileSync(`${folder}/${name}.svg`, 'utf8'));
}

/**
 * Parses a drawing.
 * @param file the path that error messages name
 * @param svg the text of the file
 * @throws Error if it has no viewBox, or contains `<use>` or text elements
 */
export function parseDrawing(file: string, svg: string): Drawing {
  const [, root = '', content = ''] = /^\s*<svg([^>]*)>(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  const viewBox = /viewBox="([\d. -]+)"/.exec(root)?.[1]?.split(/\s+/) ?? [];
  if (viewBox.length !== 4) {
    throw new Error(`${file}: expected one <svg> element with a viewBox.`);
  }
  // A <use> could refer to the symbol that contains it, which never finishes rendering.
  if (content.includes('<use')) {
    throw new Error(`${file}: expected outlines instead of <use>.`);
  }
  if (/<(?:text|tspan|textPath)\b/.test(content)) {
    throw new Error(
      `${file}: expected outlines instead of <text>, whose font depends on each visitor's device. In the drawing program, convert the text to paths.`,
    );
  }
  const attributes = root.replace(/\s(?:xmlns|width|height|id)="[^"]*"/g, '').trim();
  return { attributes, viewBox, content: content.trim() };
}
