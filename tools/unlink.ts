import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { isSeq, type Node, parseDocument } from 'yaml';
import { readContent } from '../build/content/read-content.ts';
import { missingPage, missingService } from '../content-model/checks/references.ts';
import { ContentError, type ContentProblem } from '../content-model/parse/content-error.ts';

/** A link, whose words may have brackets of their own, and its address. */
const link = /\[((?:[^[\]]|\[[^[\]]*\])*)\]\(([^\s)]+)[^)]*\)/g;

/** A name that was removed, or the sentence that has lost a link, with its line. */
interface Removal {
  file: string;
  field: string;
  line?: number;
  sentence?: string;
}

/**
 * Removes from a content folder what names pages that aren't there: links in texts, of which the words stay, and names in
 * lists and fields. The rest of each file stays as it is, with its comments.
 * @returns what was removed, with the lines of the changed files
 */
export function unlink(folder: string): Removal[] {
  const names = refusalsOf(folder).filter(({ expected }) =>
    [missingPage, missingService].includes(expected),
  );
  return [...Map.groupBy(names, ({ file }) => file)].flatMap(([file, problems]) => {
    const text = readFileSync(file, 'utf8');
    const [matter = text] = text.match(/^---\r?\n.*?\n(?=---)/s) ?? [];
    const fields = problems.flatMap(({ field }) => (field === 'body' ? [] : field));
    const addresses = new Set(problems.map(({ received }) => received));
    const rest = withoutFields(matter, fields);
    const { body, places } = withoutLinks(text.slice(matter.length), addresses);
    writeFileSync(file, rest + body);
    const sentences = places.map((place) => sentenceAt(rest + body, rest.length + place));
    return [
      ...fields.map((field) => ({ file, field })),
      ...sentences.map((one) => ({ file, ...one })),
    ];
  });
}

/** Removes links to addresses from a text, and returns where their words are in what is left. */
function withoutLinks(text: string, addresses: ReadonlySet<string>) {
  const places: number[] = [];
  let removed = 0;
  const body = text.replace(link, (whole, words: string, address: string, place: number) => {
    if (!addresses.has(address)) return whole;
    places.push(place - removed);
    removed += whole.length - words.length;
    return words;
  });
  return { body, places };
}

function sentenceAt(text: string, place: number) {
  const start = text.lastIndexOf('\n', place - 1) + 1;
  const [paragraph = ''] = text.slice(start).split('\n', 1);
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(paragraph);
  const sentence = sentences.containing(place - start)?.segment.trim() ?? paragraph;
  return { field: 'body', line: text.slice(0, place).split('\n').length, sentence };
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

if (import.meta.main) {
  const removed = unlink('content');
  const lines = removed.map(({ file, field, line, sentence }) =>
    sentence ? `${file}:${line}: “${sentence}”` : `${file}: ${field}`,
  );
  console.log([`Removed ${removed.length} names and links.`, ...lines].join('\n'));
  const texts = globSync('content/**/*.{md,yaml}').map((file) => readFileSync(file, 'utf8'));
  const unused = globSync('content/{images,plates}/*.*').filter((path) => {
    return !texts.some((text) => text.includes(path.replace(/^.*[/\\]/, '')));
  });
  if (unused.length > 0) console.log(['Pictures that nothing shows:', ...unused].join('\n'));
  const left = refusalsOf('content');
  if (left.length > 0)
    console.log(`The build stops for other reasons, too:\n${new ContentError(left).message}`);
}
