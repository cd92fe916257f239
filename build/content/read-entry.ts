import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { AnyRecord } from '../../domain/read/collection-schemas.ts';
import { applyConditionalBlocks } from '../../domain/read/conditional-blocks.ts';
import type { FactValues } from '../../domain/read/fill-in-facts.ts';
import { type Entry, parseEntry } from '../../domain/read/parse-entry.ts';

// Several plugins read the same entries, and parsing one takes milliseconds.
const known = new Map<string, { key: string; entry: Entry<object> }>();

/**
 * Reads one Markdown file, fills in its placeholders, and validates its front matter. Caches the result by the
 * file's text and the facts.
 * @param facts the values of placeholders such as `{town}`
 * @throws ContentError naming the file, the field, the expected value and the received value
 */
export function readEntry<Schema extends z.ZodType<{ slug: string }>>(
  file: string,
  schema: Schema,
  facts: FactValues = {},
): Entry<z.infer<Schema>> {
  const text = applyConditionalBlocks(file, readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
  const key = JSON.stringify([text, facts]);
  const before = known.get(file);
  if (before?.key === key) return before.entry as Entry<z.infer<Schema>>;
  const entry = parseEntry(file, text, schema, facts);
  dropOldReview(entry.record);
  known.set(file, { key, entry });
  return entry;
}

/** Removes the review from a record whose text changed on a later day. */
function dropOldReview(record: AnyRecord) {
  const { reviewed, updated = '' } = record;
  if (reviewed && updated > reviewed.on) delete record.reviewed;
}
