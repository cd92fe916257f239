import {
  type ArticlePage,
  absoluteUrl,
  formatAddress,
  office,
  phoneLink,
  practice,
  siteOrigin,
} from '#content/index.ts';

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

/** A name in bold and what is said about it, with the sources of the page that it is on. */
export function titled(
  { title, text }: { title: string; text: string },
  page: Pick<ArticlePage, 'cited'>,
): string {
  return `**${inline(title)}**: ${cited(text, page)}`;
}

/** A whole document from its blocks; those that are empty leave no gap. */
export function blocks(...parts: readonly (string | false | undefined)[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Markdown as its author wrote it, with links that lead to this site from anywhere. */
export function withAbsoluteLinks(markdown: string): string {
  return markdown.replaceAll('](/', `](${siteOrigin()}/`);
}

/** How to reach the practice, at the end of every document. */
export function contactLines(): string {
  const { address, phone, email } = office;
  return bullets([
    `${inline(practice.name)}, ${inline(formatAddress(address))}`,
    `Phone: [${inline(phone)}](${phoneLink(phone)})`,
    `E-mail: [${inline(email)}](mailto:${email})`,
    link('Book an exam', '/#book'),
  ]);
}

/** A text with the numbers of the sources that it cites, in brackets. */
export function cited(text: string, { cited }: Pick<ArticlePage, 'cited'>): string {
  const pieces = cited[text] ?? [text];
  return inline(pieces.map((piece) => (typeof piece === 'number' ? `[${piece}]` : piece)).join(''));
}

/** The sources under the numbers by which the text cites them. */
export function sourceLines(sources: ArticlePage['sources']): string {
  return sources.map((source, index) => `${index + 1}. ${sourceLine(source)}`).join('\n');
}

function sourceLine({ organization, title, year, url }: ArticlePage['sources'][number]): string {
  const name = url ? `[*${inline(title)}*](<${url}>)` : `*${inline(title)}*`;
  return `${inline(organization)}: ${name}${year === undefined ? '' : `, ${year}`}`;
}
