import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import type { z } from 'zod';
import { appendWhenToCall } from './append-when-to-call.ts';
import { ContentError, type ContentProblem, problemsOf } from './content-error.ts';
import { type FactValues, fillInFacts, hasMarks } from './fill-in-facts.ts';
import { keepMatching } from './keep-matching.ts';
import { type RenderedMarkdown, renderMarkdown } from './render-markdown.ts';

export interface Entry<RecordType> {
  /** Path of the file as messages name it. */
  file: string;
  record: RecordType;
  /** The text below the front matter, and what the front matter says about when to call. */
  markdown: string;
  body: RenderedMarkdown;
}

// Several plugins ask for the same entries, and reading one takes milliseconds.
const known = new Map<string, { key: string; entry: Entry<object> }>();

/**
 * Reads one Markdown file, fills in the facts that it marks, and validates its front matter, unless this text of the
 * file was read before.
 * @param readFacts is asked where the file has marks such as `{town}`
 * @throws ContentError naming file, field, expected and received.
 */
export function readEntry<Schema extends z.ZodType<{ slug: string }>>(
  file: string,
  schema: Schema,
  readFacts = (): FactValues => ({}),
): Entry<z.infer<Schema>> {
  const text = keepMatching(file, readFileSync(file, 'utf8'));
  const facts = hasMarks(text) ? readFacts() : {};
  const key = text + JSON.stringify(facts);
  const before = known.get(file);
  if (before?.key === key) return before.entry as Entry<z.infer<Schema>>;
  const entry = parseEntry(file, text, schema, facts);
  known.set(file, { key, entry });
  return entry;
}

function parseEntry<Schema extends z.ZodType<{ slug: string }>>(
  file: string,
  text: string,
  schema: Schema,
  facts: FactValues,
): Entry<z.infer<Schema>> {
  const source = new VFile({ path: file, value: text });
  const frontMatter = fillInFacts(file, '', parseFrontMatter(file, source), facts);
  const result = schema.safeParse(frontMatter);
  if (!result.success) throw new ContentError(problemsOf(file, result.error, frontMatter));
  requireFileName(file, result.data.slug);
  const ownText = fillInFacts(file, 'body', String(source).trim(), facts);
  const markdown = appendWhenToCall(ownText, result.data);
  return { file, record: result.data, markdown, body: renderMarkdown(markdown) };
}

function parseFrontMatter(file: string, source: VFile): unknown {
  try {
    matter(source, { strip: true });
  } catch (error) {
    throw new ContentError([problem(file, 'front matter', 'YAML', String(error))]);
  }
  return source.data['matter'];
}

function requireFileName(file: string, slug: string) {
  const name = basename(file, '.md');
  if (slug !== name)
    throw new ContentError([problem(file, 'slug', `"${name}", the name of the file`, `"${slug}"`)]);
}

function problem(file: string, field: string, expected: string, received: string): ContentProblem {
  return { file, field, expected, received };
}
