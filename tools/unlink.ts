import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { readContent } from '../build/content/read-content.ts';
import { ContentError, type ContentProblem } from '../content-model/parse/content-error.ts';
import { today } from '../domain/core/environment.ts';
import { sentencesOf } from '../domain/core/language.ts';

/** A link, whose words may have brackets of their own, and its address; or code, or an escaped sign, which stays. */
const link =
  /\\.|(`+)[^`].*?\1(?!`)|\[((?:[^[\]]|\[[^[\]]*\])*)\]\(<?((?:[^\s()<>]|\([^\s()]*\))+)>?(?:\s+(?:"[^"]*"|'[^']*'))?\)/gs;
const format = { lineWidth: 0, singleQuote: true, flowCollectionPadding: false };

/**
 * Removes from a content folder what names pages that aren't there: names in lists and fields, and links, of which the words
 * stay. A text that has lost a link is updated today.
 * @returns the names that were removed, and each sentence that has lost a link, with its line
 */
export function unlink(folder: string): { names: string[]; sentences: string[] } {
  const gone = refusalsOf(folder).filter(({ code }) => code === 'gone');
  const names: string[] = [];
  const sentences: string[] = [];
  for (const [file, problems] of Map.groupBy(gone, ({ file }) => file)) {
    const text = readFileSync(file, 'utf8');
    const [matter = text] = text.match(/^---\r?\n.*?\n(?=---)/s) ?? [];
    const document = parseDocument(matter);
    const fields = problems.flatMap(({ field }) => (field === 'body' ? [] : field));
    // From the end, so that no index moves.
    for (const field of fields.toReversed()) document.deleteIn(field.split('.'));
    const addresses = new Set(problems.map(({ received }) => received));
    const body = text.slice(matter.length);
    const changed = body.replace(link, (one, _code, words: string, address: string) =>
      addresses.has(address) ? words : one,
    );
    if (changed !== body) document.set('updated', today().toISOString().slice(0, 10));
    const head = document.toString(format);
    writeFileSync(file, head + changed);
    names.push(...fields.map((field) => `${file}: ${field}`));
    const before = body.split('\n');
    for (const [index, line] of changed.split('\n').entries()) {
      const touched = sentencesOf(line).filter((sentence) => !before[index]?.includes(sentence));
      const place = `${file}:${head.split('\n').length + index}`;
      sentences.push(...touched.map((sentence) => `${place}: ${sentence}`));
    }
  }
  return { names, sentences };
}

function refusalsOf(folder: string): readonly ContentProblem[] {
  try {
    readContent(folder);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

if (import.meta.main) {
  const { names, sentences } = unlink('content');
  const texts = globSync('content/**/*.{md,yaml}').map((file) => readFileSync(file, 'utf8'));
  const unused = globSync('content/{images,plates}/*.*').filter((path) => {
    return !texts.some((text) => text.includes(path.replace(/^.*[/\\]/, '')));
  });
  console.log(['Removed names:', ...names].join('\n'));
  console.log(['These sentences have lost a link. Reword them:', ...sentences].join('\n'));
  console.log(['Pictures that nothing shows:', ...unused].join('\n'));
  const refused = refusalsOf('content');
  if (refused.length > 0)
    console.log(`The build stops for other reasons, too:\n${new ContentError(refused).message}`);
}
