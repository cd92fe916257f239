import type { EditorSettings } from 'virtual:editor-settings';
import type { Field } from '@sveltia/cms';
import type { z } from 'zod';
import { type CollectionName, collections } from '../content-model/collections.ts';
import { factFiles, factFolders } from '../content-model/facts.ts';
import { checkData } from '../content-model/parse/check-data.ts';
import { ContentError } from '../content-model/parse/content-error.ts';
import {
  type EntryData,
  formatEntryText,
  mapTexts,
  parseEntryText,
  requireReadable,
  withoutEmpty,
} from '../content-model/parse/entry-text.ts';
import { parseEntry } from '../content-model/parse/parse-entry.ts';
import { fieldIn } from '../content-model/schema-json.ts';
import { noteText } from './local-files.ts';
import { asShown } from './shown-text.ts';

interface ReadFile {
  text: string;
  data: EntryData;
}

/** The files that were read or saved, by form, the newest last. */
const files = new Map<string, ReadFile[]>();

/** Converts a file's text to the data of its form. */
export function readFile(form: string, text: string): EntryData {
  noteText(text);
  const data = parseEntryText(text);
  files.set(form, [...(files.get(form) ?? []), { text, data }]);
  return data;
}

/** Returns the file that data was read from. Without a slug, it is the one that has most fields with the same values. */
function formerFile(form: string, data: EntryData): ReadFile | undefined {
  const all = files.get(form) ?? [];
  const slugs = [data['slug'], ...((data['formerSlugs'] ?? []) as unknown[])];
  if (isCollection(form))
    return slugs.flatMap((slug) => all.findLast((one) => one.data['slug'] === slug) ?? [])[0];
  const fields = Object.entries(data).map((field) => JSON.stringify(field));
  const likeness = (one: ReadFile) =>
    Object.entries(one.data).filter((field) => fields.includes(JSON.stringify(field))).length;
  return all.toReversed().sort((one, other) => likeness(other) - likeness(one))[0];
}

/**
 * Converts the data of a form to the file's text. What only the whole content can tell, the build checks.
 * @throws ContentError if the file's own schema refuses the data
 */
export function writeFile(form: string, filled: EntryData, settings: EditorSettings): string {
  const named = mapTexts(filled, fileName);
  const former = formerFile(form, named);
  const { body } = named;
  const shown = typeof body === 'string' && asShown(body, String(former?.data['body'] ?? ''));
  const data = shown === false ? named : { ...named, body: shown };
  const text = isCollection(form)
    ? formatEntryText(checkEntry(form, data, settings, former?.data), former)
    : formatFacts(form, data, former);
  requireReadable(form, text);
  readFile(form, text);
  return text;
}

/** Names a picture that was chosen from the list by its file: the list has the address at which it is shown. */
function fileName(text: string, field: string): string {
  return /(?:^|\.)(?:file|plate|picture)$/.test(field) ? text.replace(/^.*\//, '') : text;
}

function formatFacts(form: string, data: EntryData, former?: ReadFile): string {
  const schema: z.ZodType<EntryData> = { ...factFiles, ...factFolders }[form as 'care'];
  const checked = checkData(form, schema, withoutEmpty(data));
  if (!former) return formatEntryText(checked);
  // With the values that the schema adds to both, these aren't changes.
  const before = schema.safeParse(withoutEmpty(former.data)).data ?? former.data;
  return formatEntryText(checked, { ...former, data: before });
}

/** Checks an entry, and dates it: `updated` is today if its text is new or has changed. */
function checkEntry(
  form: CollectionName,
  data: EntryData,
  settings: EditorSettings,
  before?: EntryData,
): EntryData {
  const { slug } = data;
  const schema = schemaOf(form, data);
  const isChanged = !before || textOf(before, schema) !== textOf(data, schema);
  const updated = isChanged ? new Date().toLocaleDateString('sv') : before['updated'];
  const checked = inOrder({ ...data, updated }, schema);
  const text = formatEntryText(checked);
  const entry = parseEntry(`content/${form}/${slug}.md`, text, schema as never, settings.facts);
  const { related = [] } = entry.record as { related?: string[] };
  warnOfLinks(
    [...entry.body.links.map(({ address }) => address), ...related],
    JSON.stringify(before ?? ''),
    settings,
  );
  return checked;
}

function textOf(data: EntryData, schema: z.ZodType): string {
  const fields = Object.entries(withoutEmpty(data) as EntryData).filter(([name, value]) => {
    return `${value}` !== '' && !fieldIn(schema, name).isBesideText;
  });
  return JSON.stringify(fields.toSorted());
}

/** Asks about links that lead nowhere and that the entry didn't have before. */
function warnOfLinks(links: readonly string[], before: string, { pages }: EditorSettings) {
  const strange = links.filter((link) => {
    const isKnown = /^(?:https:|mailto:|tel:|#|\/files\/)/.test(link) || before.includes(link);
    return !isKnown && !pages.some(({ value }) => value === link.replace(/#.*/, ''));
  });
  if (strange.length === 0) return;
  const what = `The link to ${strange.join(' and ')}`;
  if (!window.confirm(`${what} leads to no page of the site as it was last built. Save anyway?`))
    throw new Error(`${what} is still in the form.`);
}

/** Returns the schema of an entry. In the collection `pages`, each entry has its own. */
function schemaOf(collection: CollectionName, { slug }: EntryData) {
  const { schema } = collections[collection];
  if (!('options' in schema)) return schema;
  return schema.options.find(({ shape }) => shape.slug.value === slug) ?? schema.options[0];
}

/** Returns an entry with its fields in the order of the schema, and without switches that are off. */
function inOrder({ body = '', ...data }: EntryData, { shape }: ReturnType<typeof schemaOf>) {
  const names = Object.keys(shape).filter(
    (name) => ![undefined, false].includes(data[name] as never),
  );
  return { ...Object.fromEntries(names.map((name) => [name, data[name]])), body };
}

export function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(collections, name);
}

/** Returns an error's message with the form's labels, one problem per line. */
export function describeError(error: unknown, fields: readonly Field[]): string {
  if (!(error instanceof ContentError)) return (error as Error).message;
  const lines = error.problems.map(({ field, expected, received }) => {
    return `${labelOf(field.split('.'), fields)}: expected ${expected}, received ${received}`;
  });
  return lines.join('\n');
}

/** Returns the form's labels for a path: `Closings › 2 › Last day` for `closures.1.until`. */
function labelOf([name = '', ...rest]: string[], fields: readonly Field[]): string {
  const found = fields.find((field) => field.name === name);
  const label = /^\d+$/.test(name) ? `${Number(name) + 1}` : found?.label || name;
  const inner = found && 'fields' in found ? (found.fields as Field[]) : fields;
  return rest.length > 0 ? `${label} › ${labelOf(rest, inner)}` : label;
}
