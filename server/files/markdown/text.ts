import {
  absoluteUrl,
  formatAddress,
  openLocations,
  phoneLink,
  practice,
  siteOrigin,
} from '#content/index.ts';
import { locationWords as words } from '#content/words/locations.ts';

/** A plain text on one line of Markdown, in which nothing is markup. */
export function inline(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>~|]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^([#+=-])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}

export function link(title: string, path: string): string {
  return `[${inline(title)}](${absoluteUrl(path)})`;
}

export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** A name in bold and what is said about it. */
export function titled({ title, text }: { title: string; text: string }): string {
  return `**${inline(title)}**: ${inline(text)}`;
}

/** A whole document from its blocks; those that are empty leave no gap. */
export function blocks(...parts: readonly (string | false | undefined)[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Markdown as its author wrote it, with links that lead to this site from anywhere. */
export function withAbsoluteLinks(markdown: string): string {
  return markdown.replaceAll('](/', `](${siteOrigin()}/`);
}

/** How to reach the practice, at the end of every document; of several locations, each. */
export function contactLines(locations = openLocations): string {
  const isOnly = locations.length === 1;
  const lines = locations.flatMap(({ name, address, phone, email }) => [
    `${inline(isOnly ? practice.name : name)}, ${inline(formatAddress(address))}`,
    `${words.phone}: [${inline(phone)}](${phoneLink(phone)})`,
    `${words.email}: [${inline(email)}](mailto:${email})`,
  ]);
  const heading = isOnly ? [] : [inline(practice.name)];
  return bullets([...heading, ...lines, link(words.book, '/#book')]);
}

export function sourceLines(
  sources: readonly { organization: string; page: string; year: number }[],
): string {
  return bullets(
    sources.map(
      ({ organization, page, year }) => `${inline(organization)}: *${inline(page)}*, ${year}`,
    ),
  );
}
