import { absoluteUrl } from '#domain/structured-data/graph.ts';

/** Escapes plain text for one line of Markdown. */
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

/** Joins blocks into a document and omits empty ones. */
export function blocks(...parts: readonly (string | false | undefined)[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
