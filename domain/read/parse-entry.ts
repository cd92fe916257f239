import type { z } from 'zod';
import type { CitedText } from '../articles/citations.ts';
import { liftMarkers, splitAtMarkers, unknownMarkers, withoutMarkers } from './citations.ts';
import type { AnyRecord, CollectionName } from './collection-schemas.ts';
import { ContentError, type ContentProblem, problemsOf } from './content-error.ts';
import { type EntryData, parseEntryText } from './entry-text.ts';
import { type FactValues, fillInFacts } from './fill-in-facts.ts';
import { type RenderedMarkdown, renderMarkdown } from './render-markdown.ts';
import { withoutEmpty } from './without-empty.ts';

export interface Entry<RecordType> {
  /** The file's path, as messages name it. */
  file: string;
  record: RecordType;
  /** The record's texts that cite sources, split into pieces, by field: `faqs.0.answer`. */
  cited: Record<string, CitedText>;
  /** The text below the front matter, without its citation markers. */
  markdown: string;
  body: RenderedMarkdown;
}

/** An entry of any collection, with the address of its page. */
export interface AddressedEntry {
  collection: CollectionName;
  path: string;
  entry: Entry<AnyRecord>;
}

/**
 * Replaces the placeholders of an entry's text, and validates its front matter.
 * @param file the path that messages name; its last part is the slug
 * @throws ContentError naming file, field, expected and received
 */
export function parseEntry<Schema extends z.ZodType<{ slug: string }>>(
  file: string,
  text: string,
  schema: Schema,
  facts: FactValues,
): Entry<z.infer<Schema>> {
  const { body = '', ...frontMatter } = fillInFacts(file, parseText(file, text), facts);
  const { plain, cited, problems } = liftMarkers(file, frontMatter);
  const result = schema.safeParse(plain);
  if (!result.success) throw new ContentError(problemsOf(file, result.error, plain));
  requireFileName(file, result.data.slug);
  const { sources: ids = [] }: AnyRecord = result.data;
  // The page's title is its only first-level heading, whatever was pasted into the text.
  const marked = String(body).replace(/^# /gm, '## ');
  problems.push(...misplacedMarkers(file, [...Object.values(cited), marked], ids));
  if (problems.length > 0) throw new ContentError(problems);
  return {
    file,
    record: result.data,
    cited: Object.fromEntries(
      Object.entries(cited).map(([field, text]) => [field, splitAtMarkers(text, ids)]),
    ),
    markdown: withoutMarkers(marked),
    body: renderMarkdown(marked, ids),
  };
}

/** Returns the markers that name none of the entry's sources, and those in headings, whose text becomes an ID. */
function misplacedMarkers(
  file: string,
  texts: readonly string[],
  ids: readonly string[],
): ContentProblem[] {
  const all = texts.join('\n');
  return [
    ...unknownMarkers(all, ids).map((id) =>
      problem(file, 'a marker', "one of the entry's own sources", `[^${id}]`),
    ),
    ...(all.match(/^#.*\[\^.*$/gm) ?? []).map((heading) =>
      problem(file, 'body', 'a heading that cites no source', heading),
    ),
  ];
}

function parseText(file: string, text: string): EntryData {
  try {
    return withoutEmpty(parseEntryText(text)) as EntryData;
  } catch (error) {
    throw new ContentError([problem(file, 'front matter', 'YAML', String(error))]);
  }
}

function requireFileName(file: string, slug: string) {
  const name = file.replace(/^.*[/\\]|\.md$/g, '');
  if (slug !== name)
    throw new ContentError([problem(file, 'slug', `"${name}", the name of the file`, `"${slug}"`)]);
}

function problem(file: string, field: string, expected: string, received: string): ContentProblem {
  return { file, field, expected, received };
}
