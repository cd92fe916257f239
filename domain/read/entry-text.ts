import { parse, stringify } from 'yaml';

/** What a file of the content says: its data, and for Markdown the text below them as `body`. */
export type EntryData = Record<string, unknown>;

const frontMatter = /^---\n(?<head>[\s\S]*?)\n---(?<body>(?:\n[\s\S]*)?)$/;

/**
 * Reads the text of a Markdown or YAML file.
 * @throws where its YAML can't be read
 */
export function parseEntryText(text: string): EntryData {
  const plain = text.replace(/\r\n?/g, '\n').trim();
  const { head = plain, body } = plain.match(frontMatter)?.groups ?? {};
  const data: unknown = parse(head);
  const fields = data instanceof Object ? data : {};
  return body === undefined ? { ...fields } : { ...fields, body: body.trim() };
}

/** The text of a Markdown file, for data with a `body`, or of a YAML file: one form, whoever saves it. */
export function formatEntryText({ body, ...data }: EntryData): string {
  const yaml = stringify(data, {
    lineWidth: 0,
    singleQuote: true,
    aliasDuplicateObjects: false,
  });
  if (typeof body !== 'string') return yaml;
  return `---\n${yaml}---\n${body && `\n${body.trim()}\n`}`;
}
