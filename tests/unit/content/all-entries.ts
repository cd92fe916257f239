import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { readCollections } from '#build/content/read-collections.ts';
import type { AddressedEntry } from '#domain/read/parse-entry.ts';
import { parseMarkdown } from '#domain/read/render-markdown.ts';
import type { ArticleRecord } from '#domain/schema/article.ts';
import type { PageName, PageRecord } from '#domain/schema/page.ts';
import type { PatientRecord } from '#domain/schema/patient.ts';
import type { ProblemRecord } from '#domain/schema/problem.ts';
import type { ServiceRecord } from '#domain/schema/service.ts';

type Typed<RecordType> = AddressedEntry & { entry: { record: RecordType } };

/** Every entry of `content/`, read as the build reads it. */
export const entries = readCollections('content');

export const guides = ofCollection<ArticleRecord>('guides');
export const posts = ofCollection<ArticleRecord>('posts');
export const articles = [...guides, ...posts];
export const patientPages = ofCollection<PatientRecord>('patients');
export const services = ofCollection<ServiceRecord>('services');
export const problems = ofCollection<ProblemRecord>('problems');

/** The entry of this address. */
export function entryAt(path: string): AddressedEntry {
  const found = entries.find((entry) => entry.path === path);
  if (!found) throw new Error(`No entry has the path ${path}`);
  return found;
}

/** The words of a page, as its file of `content/pages/` has them. */
export function pageNamed<Name extends PageName>(slug: Name): Extract<PageRecord, { slug: Name }> {
  const path = slug === 'home' ? '/' : `/${slug}`;
  return entryAt(path).entry.record as Extract<PageRecord, { slug: Name }>;
}

function ofCollection<RecordType>(name: AddressedEntry['collection']) {
  return entries.filter(({ collection }) => collection === name) as Typed<RecordType>[];
}

const blockTags = new Set(['p', 'li', 'h2', 'h3', 'th', 'td']);

/** The texts of a Markdown body, block by block: paragraphs, list items, headings and table cells. */
export function blocksOf(markdown: string): { tag: string; text: string }[] {
  return collectBlocks(parseMarkdown(markdown));
}

function collectBlocks(node: Root | RootContent): { tag: string; text: string }[] {
  if (!('children' in node)) return [];
  const inner = node.children.flatMap(collectBlocks);
  if (inner.length > 0 || !isBlock(node)) return inner;
  return [{ tag: node.tagName, text: textOf(node).replace(/\s+/g, ' ').trim() }];
}

function isBlock(node: Root | RootContent): node is Element {
  return node.type === 'element' && blockTags.has(node.tagName);
}

/** Front matter that is no prose of the entry's own: addresses, names and pictures. */
const plainFields = new Set([
  'slug',
  'category',
  'icon',
  'image',
  'keywords',
  'date',
  'updated',
  'related',
  'sources',
  'level',
  'topic',
  'signs',
]);

/** Every text that the front matter of an entry says, in order. */
export function proseOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(proseOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([field]) => !plainFields.has(field))
    .flatMap(([, inner]) => proseOf(inner));
}

/** Where an entry leads: the links of its text and its related pages. */
export function linksOf({ entry }: AddressedEntry): string[] {
  const related = 'related' in entry.record ? (entry.record.related as string[]) : [];
  return [...entry.body.links, ...related];
}
