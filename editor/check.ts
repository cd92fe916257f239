import type { z } from 'zod';
import { problemsIn } from '../domain/read/checks/index.ts';
import {
  type CollectionName,
  collectionNames,
  collections,
} from '../domain/read/collection-schemas.ts';
import { applyConditionalBlocks } from '../domain/read/conditional-blocks.ts';
import { ContentError, problemsOf } from '../domain/read/content-error.ts';
import { type EntryData, formatEntryText } from '../domain/read/entry-text.ts';
import { parseEntry } from '../domain/read/parse-entry.ts';
import { practiceFiles, practiceFolders } from '../domain/read/practice-schemas.ts';
import { withoutEmpty } from '../domain/read/without-empty.ts';
import type { legalSchema } from '../domain/schema/legal.ts';
import { signsSchema } from '../domain/schema/signs.ts';
import { contentWith, factValuesNow, fileNameOf, textSettingsNow } from './content.ts';
import { pastDays } from './past-days.ts';
import { checkSourceList } from './sources.ts';

/**
 * Checks the data of a form as the build would.
 * @param format the collection, or the file or folder of the practice's facts
 * @returns the data to write
 * @throws ContentError if the build would refuse the content with this data
 */
export function checkData(format: string, data: EntryData): EntryData {
  const checked = checkAlone(format, data);
  const saved = { format, name: fileNameOf(format, data), data: checked };
  const [before, after] = [contentWith(), contentWith(saved)].map((content) => [
    // Sveltia renumbers a list one entry at a time, so two share a place until it is done. A renamed entry shares
    // its description with the old file, which Sveltia deletes later.
    ...problemsIn(content, ['orders', 'descriptions']),
    ...pastDays(content),
  ]);
  const known = new Set(before?.map((problem) => JSON.stringify(problem)));
  // Problems that existed before this change don't prevent saving it.
  const caused = after?.filter((problem) => !known.has(JSON.stringify(problem))) ?? [];
  if (caused.length > 0) throw new ContentError(caused);
  return checked;
}

/** Returns the data to write, if the file is valid on its own. */
function checkAlone(format: string, data: EntryData): EntryData {
  if (format === 'sources') return checkSourceList(data);
  if (isCollection(format)) return checkEntry(format, data);
  const schema = { ...practiceFiles, ...practiceFolders, signs: signsSchema }[
    format as 'locations'
  ];
  // The data of a location or a person has its file name as `slug`, which isn't written.
  const { slug, ...own } = data;
  const result = schema.safeParse(withoutEmpty(own));
  if (result.success) return result.data;
  throw new ContentError(
    problemsOf(
      format === 'signs' ? 'content/signs.yaml' : `content/practice/${format}`,
      result.error,
      own,
    ),
  );
}

function checkEntry(collection: CollectionName, data: EntryData): EntryData {
  const file = `content/${collection}/${data['slug']}.md`;
  const schema = schemaOf(collection, data);
  const text = applyConditionalBlocks(
    file,
    formatEntryText({ body: '', ...data }),
    textSettingsNow(),
  );
  parseEntry(file, text, schema as unknown as typeof legalSchema, factValuesNow());
  return inOrder(data, schema);
}

/** Returns the schema of an entry. In the collection `pages`, each entry has its own. */
function schemaOf(collection: CollectionName, { slug }: EntryData): z.ZodObject {
  const { schema } = collections[collection];
  if (!('options' in schema)) return schema;
  return schema.options.find(({ shape }) => shape.slug.value === slug) ?? schema.options[0];
}

/** Returns an entry with its fields in the order of the schema, which may differ from the form's. */
function inOrder({ body = '', ...data }: EntryData, { shape }: z.ZodObject): EntryData {
  // Leaves out switches that are off: the form always has a value for them.
  const names = Object.keys(shape).filter(
    (name) => ![undefined, false].includes(data[name] as never),
  );
  return { ...Object.fromEntries(names.map((name) => [name, data[name]])), body };
}

function isCollection(format: string): format is CollectionName {
  return collectionNames.includes(format as CollectionName);
}
