import type { Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarkdown, rangeOf } from '../content-model/parse/parse-markdown.ts';

/**
 * Returns a text of a form so that the site shows it as the form does: a new line inside a paragraph is one. What the file
 * had before stays, as files may be wrapped by hand.
 * @param former the text of the file before
 */
export function asShown(text: string, former: string): string {
  return withBreaks(withEscapes(text, former), former);
}

const inBrackets = /(\\{0,2})(<\/?[a-z][^>]*>|\[[^\]\n]*\])/gi;

/** Keeps the backslash of `\<b>`, which the form doesn't show, and saves one that somebody typed there as one, not as two. */
function withEscapes(text: string, former: string): string {
  return text.replace(inBrackets, (all, mark: string, words: string) => {
    const isLiteral = mark.length === 2 || (!mark && former.includes(`\\${words}`));
    return isLiteral ? `\\${words}` : all;
  });
}

/** Ends each line that is new inside a paragraph with a backslash, which isn't part of a web address at its end. */
function withBreaks(text: string, former: string): string {
  const known = new Set(breaksIn(former).flatMap(([, around]) => around));
  const lines = text.split('\n');
  for (const [at, around] of breaksIn(text))
    if (!around.some((one) => known.has(one)))
      lines[at] = `${lines[at]?.trimEnd().replace(/(?:\/\/|www\.)\S+$/i, '$& ')}\\`;
  return lines.join('\n');
}

/**
 * Returns the lines that end inside a paragraph, each with what tells its end from others after a change: the line, the
 * one below it, or the words at both sides.
 */
function breaksIn(text: string): [at: number, around: string[]][] {
  const { tree, source } = parseMarkdown(text);
  const lines = text.split('\n').map((line) => line.trim());
  const found: [number, string[]][] = [];
  visit(tree, 'text', (node: Text) => {
    const start = (node.position?.start.line ?? 1) - 1;
    const end = start + source.slice(...rangeOf(node)).split('\n').length - 1;
    for (let at = start; at < end; at++) {
      const [above = '', below = ''] = lines.slice(at, at + 2);
      const words = `${above.replace(/^.*\s/, '')}\n${below.replace(/\s.*$/, '')}`;
      found.push([at, [`${above}\n`, `\n${below}`, words]]);
    }
  });
  return found;
}
