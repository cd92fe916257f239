import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { readShown } from '#build/content/read-content.ts';
import { entriesOf } from '#content-model/parse/parse-entry.ts';
import { renderMarkdown } from '#content-model/parse/render-markdown.ts';

/** All entries of the content, read as the build reads them. */
export const { entries } = readShown();

export const articles = [...entriesOf(entries, 'guides'), ...entriesOf(entries, 'posts')];
export const patientPages = entriesOf(entries, 'patients');
export const services = entriesOf(entries, 'services');
export const problems = entriesOf(entries, 'problems');

const block = ':is(p, li, h2, h3, th, td)';

/** Splits a Markdown body into its paragraphs, list items, headings and table cells. */
export function blocksOf(markdown: string): { tag: string; text: string }[] {
  const blocks = selectAll(`${block}:not(:has(${block}))`, renderMarkdown(markdown).tree);
  return blocks.map((one) => ({ tag: one.tagName, text: textOf(one).replace(/\s+/g, ' ').trim() }));
}
