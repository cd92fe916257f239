import {
  Document,
  isMap,
  isSeq,
  type Node,
  Pair,
  parse,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { ContentError } from './content-error.ts';

/** The data of a content file. For Markdown, `body` is the text below the front matter. */
export type EntryData = Record<string, unknown>;

const frontMatter = /^---\n(?<head>[\s\S]*?)\n---(?<body>(?:\n[\s\S]*)?)$/;

/** Splits the text of a file into YAML and, for Markdown, the text below it. */
function split(text: string): { head: string; body?: string | undefined } {
  const plain = text.replace(/\r\n?/g, '\n').trim();
  const { head = plain, body } = plain.match(frontMatter)?.groups ?? {};
  return { head, body };
}

/** Parses the text of a Markdown or YAML file. */
export function parseEntryText(text: string): EntryData {
  const { head, body } = split(text);
  // The line above the front matter counts, so that messages name the line of the file.
  const data: unknown = parse(body === undefined ? head : `\n${head}`) ?? {};
  if (typeof data !== 'object' || Array.isArray(data)) throw new Error('no fields');
  return body === undefined ? { ...data } : { ...data, body: body.trim() };
}

/** Patterns that no line of a file may have, because visitors would read them. */
const refused: readonly [pattern: RegExp, expected: string][] = [
  // Marks of git around versions that it couldn't merge. Seven `=` between two are also a heading in Markdown.
  [
    /^(?:<{7}|\|{7}|>{7})(?!\S).*/,
    'no mark of a conflict: of the versions between the marks, keep one, and delete the marks',
  ],
  // The sign for a letter that was read in the wrong encoding.
  [
    /^.*\uFFFD.*/,
    'a text without �. It was saved in another encoding than UTF-8, such as ANSI: write these letters again, and save the file as UTF-8',
  ],
];

/**
 * Refuses what is in the lines of a text but not meant for visitors: git's marks, and letters that were lost.
 * @throws ContentError with one problem for each such line
 */
export function requireReadable(file: string, text: string): void {
  // Each letter of UTF-16 has two bytes, of which one is zero in English.
  const isWide = text.includes('\0');
  const expected = 'a file saved as UTF-8, not as UTF-16, which Windows calls Unicode';
  const problems = isWide
    ? [{ file, line: 1, field: 'the file', expected, received: 'UTF-16' }]
    : text.split(/\r\n?|\n/).flatMap((line, index) =>
        refused.flatMap(([pattern, expected]) => {
          const [received] = pattern.exec(line) ?? [];
          return received ? [{ file, line: index + 1, field: 'the file', expected, received }] : [];
        }),
      );
  if (problems.length > 0) throw new ContentError(problems);
}

/** The data of each text so far: whoever reads the content again has changed one file of it. */
const parsed = new Map<string, EntryData>();

/**
 * Parses the text of a file, without its empty fields.
 * @throws ContentError if it is invalid YAML, or has lines that nobody should read
 */
export function parseFile(file: string, text: string): EntryData {
  const known = parsed.get(text);
  if (known) return known;
  requireReadable(file, text);
  try {
    const data = withoutEmpty(parseEntryText(text)) as EntryData;
    parsed.set(text, data);
    return data;
  } catch (error) {
    const expected =
      'YAML, with fields in lines such as “title: Eye exams”, and quotes around a value with a colon';
    const received = (error as Error).message;
    throw new ContentError([{ file, field: 'the file', expected, received }]);
  }
}

/**
 * Formats data as a Markdown file if it has a `body`, or else as YAML. The output doesn't depend on who saves it.
 * @param former the file's text before, and its data. What hasn't changed keeps its lines, with their comments.
 */
export function formatEntryText(
  { body, ...data }: EntryData,
  former: { text: string; data: EntryData } = { text: '', data: {} },
): string {
  const document = parseDocument(split(former.text).head);
  document.contents = changed(document.contents, former.data, data) as typeof document.contents;
  const yaml = document.toString({ lineWidth: 0, singleQuote: true });
  if (typeof body !== 'string') return yaml;
  return `---\n${yaml}---\n${body && `\n${body.trim()}\n`}`;
}

/** Returns a node of YAML with the value `after` in place of `before`. What is equal in both stays as it is written. */
function changed(node: unknown, before: unknown, after: unknown): unknown {
  if (node && isEqual(before, after)) return node;
  if (isMap(node) && isRecord(before) && isRecord(after)) changeMap(node, before, after);
  else if (isSeq(node) && Array.isArray(before) && Array.isArray(after))
    changeList(node, before, after);
  else {
    const { comment, commentBefore, spaceBefore } = (node ?? {}) as Partial<Node>;
    const fresh = new Document().createNode(after, { aliasDuplicateObjects: false });
    return Object.assign(fresh, { comment, commentBefore, spaceBefore });
  }
  return node;
}

function changeMap(map: YAMLMap, before: EntryData, after: EntryData) {
  const names = Object.keys(after).filter((name) => after[name] !== undefined);
  map.items = map.items.filter(({ key }) => names.includes(`${key}`) || !(`${key}` in before));
  const placeOf = (name?: string) => map.items.findIndex(({ key }) => `${key}` === name);
  for (const [index, name] of names.entries()) {
    const pair = map.items[placeOf(name)];
    if (!pair && isEqual(before[name], after[name])) continue;
    const value = changed(pair?.value, before[name], after[name]);
    if (pair) pair.value = value;
    else map.items.splice(placeOf(names[index - 1]) + 1, 0, new Pair(new Scalar(name), value));
  }
}

/** Changes a list. An entry that is equal, or else the one in the same place, keeps its lines. */
function changeList(list: YAMLSeq, before: readonly unknown[], after: readonly unknown[]) {
  const { items } = list;
  const left = new Set(before.keys());
  const take = (at: number) => (left.delete(at) ? at : -1);
  const equals = after.map((value) =>
    take(before.findIndex((one, at) => left.has(at) && isEqual(one, value))),
  );
  list.items = after.map((value, index) => {
    const [equal = -1] = [equals[index]];
    const at = equal < 0 ? take(index) : equal;
    return changed(items[at], before[at], value);
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
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
