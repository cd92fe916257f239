import { siteOrigin } from '#content/index.ts';

/** What XML 1.0 has no way to say, escaped or not (section 2.2 of the recommendation). */
const unsayable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text without the characters that no XML document may hold. */
export function characterData(text: string): string {
  return text.replace(unsayable, '');
}

/** Rendered HTML whose links lead to this site from anywhere. */
export function absoluteLinks(html: string): string {
  return html.replaceAll('href="/', `href="${siteOrigin()}/`);
}
