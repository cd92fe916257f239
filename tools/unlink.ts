import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { isSeq, type Node, parseDocument } from 'yaml';
import { readContent } from '../build/content/read-content.ts';
import { missingPage, missingService } from '../content-model/checks/references.ts';
import { ContentError, type ContentProblem } from '../content-model/parse/content-error.ts';
import { today } from '../domain/environment.ts';

/** A link, whose words may have brackets of their own, and its address. */
const link = /\[((?:[^[\]]|\[[^[\]]*\])*)\]\(([^\s)]+)[^)]*\)/g;
/** Stands where a link was. */
const mark = '\0';
/** Where a sentence ends: after its point, and the quotes, footnotes, and asterisks that follow. */
const sentenceEnd = /(?<=[.?!][”’")]*(?:\[\^[\w-]+\])*\**\s)(?=\S)/;
/** A sentence that speaks of a page, such as “Our article on frames says more”, and says nothing without it. */
const pointer =
  /\b(?:our|the same) (?:[\w-]+ ){0,4}(?:page|article|guide)\b|\bread (?:more )?about\b/i;

/** A name or a sentence that was removed, or the sentence that has lost a link, with its line. */
interface Removal {
  file: string;
  field: string;
  line?: number;
  sentence?: string;
}

/**
 * Removes from a content folder what names pages that aren't there: names in lists and fields, sentences that only lead to
 * such a page, and other links, of which the words stay. A changed text is updated today. The rest of each file stays as
 * it is, with its comments.
 * @returns what was removed, and each sentence that has lost a link, with its line in the changed file
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
    const above = rest.split('\n').length;
    const { body, sentences } = withoutLinks(text.slice(matter.length), addresses, above);
    const updated = `updated: ${today().toISOString().slice(0, 10)}`;
    const dated = sentences.length > 0 ? rest.replace(/^updated: .*/m, updated) : rest;
    writeFileSync(file, dated + body);
    return [
      ...fields.map((field) => ({ file, field })),
      ...sentences.map((one) => ({ file, field: 'body', ...one })),
    ];
  });
}

/**
 * Removes links to addresses from a text that begins in a line of its file, and returns the sentences that had them, with
 * the lines of those that stay.
 */
function withoutLinks(text: string, addresses: ReadonlySet<string>, firstLine: number) {
  const lines: string[] = [];
  const sentences: { sentence: string; line?: number }[] = [];
  for (const whole of text.split('\n')) {
    const marked = whole.replace(link, (one, words: string, address: string) =>
      addresses.has(address) ? mark + words : one,
    );
    if (marked === whole) {
      lines.push(whole);
      continue;
    }
    const [bullet = ''] = marked.match(/^\s*(?:[-*]|\d+\.)\s+/) ?? [];
    const kept = marked
      .slice(bullet.length)
      .split(sentenceEnd)
      .flatMap((part) => {
        if (!part.includes(mark)) return part;
        const clean = part.replaceAll(mark, '');
        const goes = pointer.test(clean) && clean.search(link) < 0;
        sentences.push({
          sentence: clean.trim(),
          ...(!goes && { line: firstLine + lines.length }),
        });
        return goes ? [] : clean;
      });
    if (kept.length > 0) lines.push(bullet + kept.join('').trimEnd());
  }
  return { body: lines.join('\n'), sentences };
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
  const gone = removed.filter(({ line }) => !line);
  const lines = gone.map(({ file, field, sentence }) => `${file}: ${sentence ?? field}`);
  console.log([`Removed ${lines.length} names and sentences:`, ...lines].join('\n'));
  const left = removed.filter(({ line }) => line);
  const lost = left.map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`);
  if (lost.length > 0) console.log(['These sentences have lost a link:', ...lost].join('\n'));
  const texts = globSync('content/**/*.{md,yaml}').map((file) => readFileSync(file, 'utf8'));
  const unused = globSync('content/{images,plates}/*.*').filter((path) => {
    return !texts.some((text) => text.includes(path.replace(/^.*[/\\]/, '')));
  });
  if (unused.length > 0) console.log(['Pictures that nothing shows:', ...unused].join('\n'));
  const refused = refusalsOf('content');
  if (refused.length > 0)
    console.log(`The build stops for other reasons, too:\n${new ContentError(refused).message}`);
}
