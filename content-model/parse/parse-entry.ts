import type { z } from 'zod';
import type { CitedText } from '../../domain/core/addresses.ts';
import type { CollectionName, Records } from '../collections.ts';
import type { ArticleRecord, PostRecord } from '../schema/article.ts';
import type { CollectionDeclaration } from '../schema/declaration.ts';
import { checkData } from './check-data.ts';
import {
  liftMarkers,
  sourceRule,
  splitAtMarkers,
  unknownMarkers,
  withoutMarkers,
} from './citations.ts';
import { ContentError } from './content-error.ts';
import { parseFile } from './entry-text.ts';
import { type FactValues, fillInFacts } from './fill-in-facts.ts';
import { renderMarkdown } from './render-markdown.ts';

export interface Entry<RecordType> {
  file: string;
  /** The file as it was written, with placeholders. */
  source: string;
  record: RecordType;
  /** The record's texts that cite sources, split into pieces, by field: `faqs.0.answer`. */
  cited: Record<string, CitedText>;
  /** The text below the front matter, without its citation markers. */
  markdown: string;
  body: ReturnType<typeof renderMarkdown>;
}

/** An entry of a collection, or of any, with the address of its page, and the first day (ISO date) of that on the site. */
export type AddressedEntry<Name extends CollectionName = CollectionName> = {
  [Each in Name]: Entry<Records[Each]> & { collection: Each; path: string; from: string };
}[Name];

/** Returns the entries of one collection. */
export function entriesOf<Name extends CollectionName>(
  entries: readonly AddressedEntry[],
  name: Name,
): AddressedEntry<Name>[] {
  return entries.filter(({ collection }) => collection === name) as AddressedEntry<Name>[];
}

/**
 * Replaces the placeholders of an entry's text, validates its front matter, and renders the text below it.
 * @throws ContentError naming file, field, expected and received
 */
export function parseEntry<Schema extends z.ZodType<{ slug: string }>>(
  file: string,
  text: string,
  schema: Schema,
  facts: FactValues,
): Entry<z.infer<Schema>> {
  const data = parseFile(file, text);
  const above = linesAbove(text, String(data['body'] ?? ''));
  const { body = '', ...frontMatter } = fillInFacts(file, data, facts);
  const { plain, cited, problems } = liftMarkers(file, frontMatter, schema);
  const record = checkData(file, schema, plain);
  const { slug, sources = [], tool, language }: Partial<ArticleRecord> = record;
  const { partIds } = schema.meta() as CollectionDeclaration;
  const rendered = renderMarkdown(String(body), { sources, partIds, language, above });
  const name = file.replace(/^.*[/\\]|\.md$/g, '');
  if (slug !== name) {
    const expected = `"${name}", the name of the file`;
    problems.push({ file, field: 'slug', expected, received: `"${slug}"` });
  }
  if (tool && !rendered.sections.some(({ id }) => id === tool.after)) {
    const expected = 'a section of the text';
    problems.push({ file, field: 'tool.after', expected, received: tool.after });
  }
  const unknown = Object.values(cited).flatMap((text) => unknownMarkers(text, sources));
  problems.push(
    ...unknown.map((received) => ({ file, field: 'a marker', expected: sourceRule, received })),
    ...rendered.faults.map((fault) => ({ file, ...fault })),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return {
    file,
    source: text,
    record,
    cited: Object.fromEntries(
      Object.entries(cited).map(([field, text]) => [field, splitAtMarkers(text, sources)]),
    ),
    markdown: withoutMarkers(String(body)),
    body: rendered,
  };
}

/** Returns how many lines a file has above the text in its end. */
function linesAbove(file: string, body: string): number {
  return body ? file.trimEnd().split(/\r\n?|\n/).length - body.split('\n').length : 0;
}

/** Fills in the fields that lists, cards and search engines need, if a post's file leaves them out. */
export function completeArticle(article: Entry<PostRecord>): Entry<ArticleRecord> {
  const { record, body } = article;
  const excerpt = record.excerpt ?? cut(record.standfirst ?? (body.opening || record.title), 180);
  const metaDescription = record.metaDescription ?? cut(excerpt, 160);
  // The publication date may be later than the last update.
  const updated = [record.updated ?? '', record.date].toSorted().at(-1) ?? record.date;
  return { ...article, record: { ...record, excerpt, metaDescription, updated } };
}

function cut(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  return `${text.slice(0, maximum).replace(/[\s,;:–—-]+\S{0,30}$/, '')}…`;
}
