import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Returns the HTML of an element as the server sends it. */
export function htmlOf(element: ReactElement): string {
  return renderToStaticMarkup(element);
}

/** Returns the text of an element or of HTML, with `between` in place of each tag. */
export function textOf(markup: ReactElement | string, between = ''): string {
  const html = typeof markup === 'string' ? markup : htmlOf(markup);
  return html.replaceAll(/<[^>]+>/g, between).replaceAll('&#x27;', '’');
}

/** Returns each value of an attribute in an element or in HTML, in its order. */
export function valuesOf(markup: ReactElement | string, attribute: string): string[] {
  const html = typeof markup === 'string' ? markup : htmlOf(markup);
  const pattern = RegExp(` ${attribute}="([^"]*)"`, 'g');
  return Array.from(html.matchAll(pattern), ([, value = '']) => value);
}
