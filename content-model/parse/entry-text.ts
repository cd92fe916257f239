import { parse, stringify } from 'yaml';
import { ContentError } from './content-error.ts';

/** The data of a content file. For Markdown, `body` is the text below the front matter. */
export type EntryData = Record<string, unknown>;

const frontMatter = /^---\n(?<head>[\s\S]*?)\n---(?<body>(?:\n[\s\S]*)?)$/;

/** Parses the text of a Markdown or YAML file. */
export function parseEntryText(text: string): EntryData {
  const plain = text.replace(/\r\n?/g, '\n').trim();
  const { head = plain, body } = plain.match(frontMatter)?.groups ?? {};
  // The line above the front matter counts, so that messages name the line of the file.
  const data: unknown = parse(body === undefined ? head : `\n${head}`) ?? {};
  if (typeof data !== 'object' || Array.isArray(data)) throw new Error('no fields');
  return body === undefined ? { ...data } : { ...data, body: body.trim() };
}

/** Parses the text of a file, without its empty fields. Invalid YAML is a problem of the content. */
export function parseFile(file: string, text: string): EntryData {
  try {
    return withoutEmpty(parseEntryText(text)) as EntryData;
  } catch (error) {
    const expected = 'YAML, with fields in lines such as “title: Eye exams”';
    const received = (error as Error).message;
    throw new ContentError([{ file, field: 'the file', expected, received }]);
  }
}

/** Formats data as a Markdown file if it has a `body`, or else as YAML. The output doesn't depend on who saves it. */
export function formatEntryText({ body, ...data }: EntryData): string {
  const yaml = stringify(data, {
    lineWidth: 0,
    singleQuote: true,
    aliasDuplicateObjects: false,
  });
  if (typeof body !== 'string') return yaml;
  return `---\n${yaml}---\n${body && `\n${body.trim()}\n`}`;
}

/**
 * Removes empty fields. Forms leave empty texts and groups behind, and so do keys without a value. Lists stay
 * as they are: schemas have their own rule for empty ones, and their entries keep their positions.
 */
export function withoutEmpty(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutEmpty);
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).map(([name, value]) => [name, withoutEmpty(value)] as const);
  return Object.fromEntries(fields.filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0;
}

/** Returns data with each of its texts mapped. A text's field is its path, such as `faqs.0.answer`. */
export function mapTexts<Data>(data: Data, change: (text: string, field: string) => string): Data {
  function map(value: unknown, path: readonly string[]): unknown {
    if (typeof value === 'string') return change(value, path.join('.'));
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item, index) => map(item, [...path, `${index}`]));
    const fields = Object.entries(value).map(([name, item]) => [name, map(item, [...path, name])]);
    return Object.fromEntries(fields);
  }
  return map(data, []) as Data;
}
