import { parse, stringify } from 'yaml';

/** The data of a content file. For Markdown, `body` is the text below the front matter. */
export type EntryData = Record<string, unknown>;

const frontMatter = /^---\n(?<head>[\s\S]*?)\n---(?<body>(?:\n[\s\S]*)?)$/;

/**
 * Parses the text of a Markdown or YAML file.
 * @throws YAMLParseError if its YAML is invalid
 */
export function parseEntryText(text: string): EntryData {
  const plain = text.replace(/\r\n?/g, '\n').trim();
  const { head = plain, body } = plain.match(frontMatter)?.groups ?? {};
  const data: unknown = parse(head);
  const fields = data instanceof Object ? data : {};
  return body === undefined ? { ...fields } : { ...fields, body: body.trim() };
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
