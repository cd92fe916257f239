import type { z } from 'zod';
import type { CitedText } from '../articles/citations.ts';
import { liftMarkers, misplacedMarkers, splitAtMarkers, withoutMarkers } from './citations.ts';
import type { AnyRecord, CollectionName } from './collection-schemas.ts';
import { applyConditionalBlocks } from './conditional-blocks.ts';
import { ContentError, problemsOf } from './content-error.ts';
import { parseFile } from './entry-text.ts';
import { type FactValues, fillInFacts } from './fill-in-facts.ts';
import { renderMarkdown } from './render-markdown.ts';

export interface Entry<RecordType> {
  /** The file's path, as messages name it. */
  file: string;
  record: RecordType;
  /** The record's texts that cite sources, split into pieces, by field: `faqs.0.answer`. */
  cited: Record<string, CitedText>;
  /** The text below the front matter, without its citation markers. */
  markdown: string;
  body: ReturnType<typeof renderMarkdown>;
}

/** An entry of any collection, with the address of its page. */
export interface AddressedEntry {
  collection: CollectionName;
  path: string;
  entry: Entry<AnyRecord>;
}

/**
 * Replaces the placeholders of an entry's text, validates its front matter, and renders the text below it.
 * @param file the path that messages name; its last part is the slug
 * @throws ContentError naming file, field, expected and received
 */
export function parseEntry<Schema extends z.ZodType<{ slug: string }>>(
  file: string,
  text: string,
  schema: Schema,
  facts: FactValues,
): Entry<z.infer<Schema>> {
  const { body = '', ...frontMatter } = fillInFacts(file, parseFile(file, text), facts);
  const { plain, cited, problems } = liftMarkers(file, frontMatter);
  const result = schema.safeParse(plain);
  if (!result.success) throw new ContentError(problemsOf(file, result.error, plain));
  const { slug, sources: ids = [], tool }: AnyRecord = result.data;
  // The page's title is its only first-level heading, whatever was pasted into the text.
  const marked = applyConditionalBlocks(file, String(body)).replace(/^# /gm, '## ');
  const rendered = renderMarkdown(marked, ids);
  const name = file.replace(/^.*[/\\]|\.md$/g, '');
  if (slug !== name) {
    const expected = `"${name}", the name of the file`;
    problems.push({ file, field: 'slug', expected, received: `"${slug}"` });
  }
  if (tool && !rendered.sections.some(({ id }) => id === tool.after)) {
    const expected = 'a section of the text';
    problems.push({ file, field: 'tool.after', expected, received: tool.after });
  }
  problems.push(...misplacedMarkers(file, [...Object.values(cited), marked], ids));
  if (problems.length > 0) throw new ContentError(problems);
  return {
    file,
    record: result.data,
    cited: Object.fromEntries(
      Object.entries(cited).map(([field, text]) => [field, splitAtMarkers(text, ids)]),
    ),
    markdown: withoutMarkers(marked),
    body: rendered,
  };
}
