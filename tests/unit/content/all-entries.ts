import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { readShown } from '#build/content/read-content.ts';
import type { AddressedEntry } from '#content-model/parse/parse-entry.ts';
import { parseMarkdown } from '#content-model/parse/render-markdown.ts';
import type { ArticleRecord } from '#content-model/schema/article.ts';
import type { PatientRecord } from '#content-model/schema/page.ts';
import type { ProblemRecord } from '#content-model/schema/problem.ts';
import type { ServiceRecord } from '#content-model/schema/service.ts';

type Typed<RecordType> = AddressedEntry & { record: RecordType };

/** All entries of the content, read as the build reads them. */
export const { entries } = readShown();

const guides = ofCollection<ArticleRecord>('guides');
const posts = ofCollection<ArticleRecord>('posts');
export const articles = [...guides, ...posts];
export const patientPages = ofCollection<PatientRecord>('patients');
export const services = ofCollection<ServiceRecord>('services');
export const problems = ofCollection<ProblemRecord>('problems');

function ofCollection<RecordType>(name: AddressedEntry['collection']) {
  return entries.filter(({ collection }) => collection === name) as Typed<RecordType>[];
}

const block = ':is(p, li, h2, h3, th, td)';

/** Splits a Markdown body into its paragraphs, list items, headings and table cells. */
export function blocksOf(markdown: string): { tag: string; text: string }[] {
  const blocks = selectAll(`${block}:not(:has(${block}))`, parseMarkdown(markdown));
  return blocks.map((one) => ({ tag: one.tagName, text: textOf(one).replace(/\s+/g, ' ').trim() }));
}
