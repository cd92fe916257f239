import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ContentProblem } from '../../content-model/parse/content-error.ts';

/** Patterns of what runs, and of what loads something from elsewhere. */
const active = {
  'no script, animation or declaration':
    /<(?:[\w.-]+:)?(?:script|foreignObject|animate\w*|set)\b|<!(?!--)|<\?(?!xml\s)/i,
  'no event handler': /[\s"'/]on\w+\s*=/i,
  'no reference to another file':
    /\b(?:href|src)\s*=\s*(?!["']#)[^\s>]*|url\(\s*(?!["']?#)[^)]*|@import[^;]*/i,
};

/** Prolog that drawing programs write before an SVG's root element: a declaration, comments, and a document type. */
export const prolog = /^\s*(?:(?:<\?xml[^>]*>|<!--.*?-->|<!DOCTYPE[^>]*>)\s*)*/s;

const encoding = { 'a drawing saved as UTF-8': /\w*[\uFFFD\0].{0,40}/ };

/** A `<style>` also applies to what is around the drawing: the page, whose policy refuses it, or the brand's other drawings. */
const noStyle = {
  'no <style> (in the drawing program, export the styles as “presentation attributes”)':
    /<(?:[\w.-]+:)?style\b/i,
};

/** Patterns that drawings must not contain, by file. */
const refused: Record<string, Record<string, RegExp>> = {
  'plates/*.svg': { ...encoding, ...active },
  'files/*.svg': { ...encoding, ...active, ...noStyle },
  'brand/{logo,mark,icon}.svg': {
    ...encoding,
    'one <svg> element with a viewBox':
      /^(?!<svg[^>]*\sviewBox="[\d.-]+(?:\s+[\d.-]+){3}"[^>]*>.*<\/svg>\s*$)\S*/s,
    ...noStyle,
    // It could refer to the symbol that contains it, which never finishes rendering.
    'outlines instead of <use>': /<use\b/,
    'outlines instead of <text>, whose font depends on each visitor’s device (in the drawing program, convert the text to paths)':
      /<(?:text|tspan|textPath)\b/,
  },
};

/** Returns a drawing with something before each of its ids, so that they differ from those of a page or of other drawings. */
export function withOwnIds(svg: string, own: string): string {
  return svg
    .replace(/\sid\s*=\s*["']|(?:href\s*=\s*|url\(\s*)["']?#/g, (start) => start + own)
    .replace(/(?<=\saria-\w+by\s*=\s*["'][^"']*)(?<=["'\s])(?=[^\s"'])/g, own);
}

/** Returns each reason to refuse a drawing of a content folder, and the brand's drawings that are missing. */
export function drawingProblems(folder: string): ContentProblem[] {
  const missing = ['logo', 'mark', 'icon'].flatMap((name) => {
    const path = join(folder, 'brand', `${name}.svg`);
    const expected = 'this drawing of the brand';
    if (existsSync(path)) return [];
    return { file: relative('', path), field: 'the file', expected, received: 'no file' };
  });
  const wrong = Object.entries(refused).flatMap(([files, rules]) =>
    globSync(files, { cwd: folder }).flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      // Only the root element of the brand's drawings is used.
      const svg = name.startsWith('brand') ? text.replace(prolog, '') : text;
      const file = relative('', join(folder, name));
      return Object.entries(rules).flatMap(([expected, pattern]) => {
        const [received] = pattern.exec(svg) ?? [];
        if (received === undefined) return [];
        return [{ file, field: 'drawing', expected, received: received.trim() || 'nothing' }];
      });
    }),
  );
  return [...missing, ...wrong];
}
