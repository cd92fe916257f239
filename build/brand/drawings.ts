import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../content/brand');

/**
 * The brand's drawings, SVG files of `content/brand/` in `currentColor`; parts in
 * `var(--logo-accent,currentColor)` may take a second color. `logo` has its mark in a square at the
 * left. `mark` and `icon` are square: the mark is shown large, its lines without a width of their own
 * are fine there; the icon is bold enough for a browser's tab.
 */
export type DrawingName = 'logo' | 'mark' | 'icon';

interface Drawing {
  /** Of the root element, without namespace and size. */
  attributes: string;
  viewBox: readonly string[];
  content: string;
}

/** The width of a drawing to its height, as CSS writes it. */
export function drawingRatio(name: DrawingName): string {
  const [, , width, height] = readDrawing(name).viewBox;
  return `${width} / ${height}`;
}

/** Logo and mark as the symbols of one file, which pages show with `<use>`. */
export function drawSymbols(): string {
  const symbols = (['logo', 'mark'] as const).map((name) => {
    const { attributes, content } = readDrawing(name);
    // In a box of another shape the left end stays, which is the logo's mark.
    return `<symbol id="${name}" preserveAspectRatio="xMinYMid slice" ${attributes}>${content}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/** A drawing as a file of its own, with CSS for its root or without. */
export function drawAlone(name: DrawingName, style = ''): string {
  const { attributes, content } = readDrawing(name);
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${style && `<style>${style}</style>`}${content}</svg>\n`;
}

/** A drawing in one color. */
export function drawIn(color: string, name: DrawingName): string {
  return drawAlone(name).replace(/var\(--logo-accent, ?currentColor\)|currentColor/g, color);
}

function readDrawing(name: DrawingName): Drawing {
  return parseDrawing(`content/brand/${name}.svg`, readFileSync(`${folder}/${name}.svg`, 'utf8'));
}

/**
 * A drawing from the text of its file.
 * @throws Error where it has no viewBox, draws itself by `<use>`, or has words as text
 */
export function parseDrawing(file: string, svg: string): Drawing {
  const [, root = '', content = ''] = /^\s*<svg([^>]*)>(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  const viewBox = /viewBox="([\d. -]+)"/.exec(root)?.[1]?.split(/\s+/) ?? [];
  if (viewBox.length !== 4) {
    throw new Error(`${file}: expected one <svg> element with a viewBox.`);
  }
  // As a symbol of the site's own file it would contain itself, and a browser would never be done.
  if (content.includes('<use')) {
    throw new Error(`${file}: expected outlines in place of <use>.`);
  }
  if (/<(?:text|tspan|textPath)\b/.test(content)) {
    throw new Error(
      `${file}: expected outlines in place of <text>, whose font each visitor's device would choose. In the drawing program, convert the text to paths.`,
    );
  }
  const attributes = root.replace(/\s(?:xmlns|width|height|id)="[^"]*"/g, '').trim();
  return { attributes, viewBox, content: content.trim() };
}
