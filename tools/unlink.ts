import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { isSeq, type Node, parseDocument } from 'yaml';
import { readContent } from '../build/content/read-content.ts';
import { ContentError, type ContentProblem } from '../content-model/parse/content-error.ts';
import { withoutFragment } from '../domain/site/own-addresses.ts';

/** A link, whose words may have brackets of their own, and its address. */
const link = /\[((?:[^[\]]|\[[^[\]]*\])*)\]\(([^\s)]+)[^)]*\)/g;

/**
 * Removes from a content folder what names deleted pages: links in texts, of which the words stay, and names in lists
 * and fields. The rest of each file stays as it is, with its comments.
 * @param gone the paths of the pages, such as `/services/dry-eye`
 * @returns what was removed
 */
export function unlink(folder: string, gone: readonly string[]): ContentProblem[] {
  const isGone = (name: string) =>
    [withoutFragment(name), `/services/${name}`].some((path) => gone.includes(path));
  const removed = refusalsOf(folder).filter(({ received }) => isGone(received));
  for (const [file, names] of Map.groupBy(removed, (name) => name.file)) {
    const text = readFileSync(file, 'utf8');
    const [matter = text] = text.match(/^---\r?\n.*?\n(?=---)/s) ?? [];
    const fields = names.flatMap(({ field }) => (field === 'body' ? [] : field));
    const body = text
      .slice(matter.length)
      .replace(link, (whole, words: string, address: string) => {
        return isGone(address) ? words : whole;
      });
    writeFileSync(file, withoutFields(matter, fields) + body);
  }
  return removed;
}

/** Returns what the build refuses in a content folder. */
export function refusalsOf(folder: string): readonly ContentProblem[] {
  try {
    readContent(folder);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** Removes values from YAML: an entry of a list, or a field with its name. */
function withoutFields(yaml: string, fields: readonly string[]): string {
  const document = parseDocument(yaml);
  const cuts = fields.map((field) => {
    const path = field.split('.');
    const [start = 0, end = 0] = (document.getIn(path, true) as Node).range ?? [];
    const list = document.getIn(path.slice(0, -1), true);
    // In brackets, the comma goes, too. Otherwise, the value has its own line.
    if (isSeq(list) && list.flow) {
      const [after = ''] = yaml.slice(end).match(/^\s*,\s*/) ?? [];
      const [before = ''] = after ? [] : (yaml.slice(0, start).match(/,\s*$/) ?? []);
      return { start: start - before.length, end: end + after.length };
    }
    const newline = yaml.indexOf('\n', end);
    return {
      start: yaml.lastIndexOf('\n', start) + 1,
      end: newline < 0 ? yaml.length : newline + 1,
    };
  });
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), yaml);
}

const [, script, ...gone] = process.argv;
if (script === import.meta.filename) {
  const place = ({ file, line, field }: ContentProblem) =>
    `${file}${line ? `:${line}` : ''}: ${field}`;
  const removed = unlink('content', gone);
  console.log([`Removed ${removed.length} names and links.`, ...removed.map(place)].join('\n'));
  const texts = globSync('content/**/*.{md,yaml}').map((file) => readFileSync(file, 'utf8'));
  const unused = globSync('content/images/*.*').filter((path) => {
    return !texts.some((text) => text.includes(path.replace(/^.*[/\\]/, '')));
  });
  if (unused.length > 0) console.log(['Pictures that nothing shows:', ...unused].join('\n'));
  const left = refusalsOf('content');
  if (left.length > 0)
    console.log(`The build stops for other reasons, too:\n${new ContentError(left).message}`);
}
