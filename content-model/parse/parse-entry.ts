import type { z } from 'zod';
import type { CitedText } from '../../domain/content.ts';
import { contactDelivery, turnstileSiteKey } from '../../domain/environment.ts';
import type { CollectionName, Records } from '../collections.ts';
import type { ArticleRecord, PostRecord } from '../schema/article.ts';
import type { CollectionDeclaration } from '../schema/declaration.ts';
import { checkData } from './check-data.ts';
import { liftMarkers, misplacedMarkers, splitAtMarkers, withoutMarkers } from './citations.ts';
import { ContentError } from './content-error.ts';
import { parseFile } from './entry-text.ts';
import { type FactValues, fillInFacts } from './fill-in-facts.ts';
import { renderMarkdown } from './render-markdown.ts';

export interface Entry<RecordType> {
  file: string;
  /** The whole text of the file, whose lines messages name. */
  source: string;
  record: RecordType;
  /** The record's texts that cite sources, split into pieces, by field: `faqs.0.answer`. */
  cited: Record<string, CitedText>;
  /** The text below the front matter, without its citation markers. */
  markdown: string;
  body: ReturnType<typeof renderMarkdown>;
}

/** An entry of a collection, or of any, with the address of its page. */
export type AddressedEntry<Name extends CollectionName = CollectionName> = {
  [Each in Name]: Entry<Records[Each]> & { collection: Each; path: string };
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
  const { body = '', ...frontMatter } = fillInFacts(file, parseFile(file, text), facts);
  const { plain, cited, problems } = liftMarkers(file, frontMatter, schema);
  const record = checkData(file, schema, plain);
  const { slug, sources: ids = [], tool }: Partial<ArticleRecord> = record;
  const { partIds } = schema.meta() as CollectionDeclaration;
  // The page's title is its only first-level heading, whatever was pasted into the text.
  const marked = applyConditionalBlocks(file, String(body)).replace(/^# /gm, '## ');
  const rendered = renderMarkdown(marked, ids, partIds);
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
    source: text,
    record,
    cited: Object.fromEntries(
      Object.entries(cited).map(([field, text]) => [field, splitAtMarkers(text, ids)]),
    ),
    markdown: withoutMarkers(marked),
    body: rendered,
  };
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
  return `${text.slice(0, maximum).replace(/[\s,;:–—-]+\S*$/, '')}…`;
}

/**
 * A condition in a comment on its own line, and the next Markdown block. Editors may insert an empty line
 * between them.
 */
const conditionalBlock = /^<!-- *when (.*?) *-->\n*((?:(?!<!--).+(?:\n|$))*)/gm;

const condition = /^(?:delivery=(?:(?:console|webhook|email)(?:,|$))+|turnstile=(?:on|off))$/;

/**
 * Keeps the blocks of a Markdown text whose conditions hold, so that the privacy policy says what happens to
 * messages. A comment such as `<!-- when delivery=webhook,email -->` above a block states its condition. Other
 * comments are ignored.
 * @throws ContentError if a condition can't be parsed or has no block below it
 */
export function applyConditionalBlocks(file: string, markdown: string): string {
  const turnstile = turnstileSiteKey() ? 'on' : 'off';
  const settings: Record<string, string> = { delivery: contactDelivery(), turnstile };
  const refuse = (field: string, expected: string, received: string) => {
    throw new ContentError([{ file, field, expected, received }]);
  };
  return markdown.replace(conditionalBlock, (_, when: string, block: string) => {
    if (!condition.test(when))
      refuse('when', 'delivery=console, webhook or email, or turnstile=on or off', when);
    if (!block) refuse(when, 'a block below it', 'no block');
    const [name = '', ...values] = when.split(/[=,]/);
    return values.includes(settings[name] ?? '') ? block : '';
  });
}
