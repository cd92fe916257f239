import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

export interface MarkdownText {
  /** The text that the positions of the tree are in: without comments. */
  source: string;
  tree: Root;
}

const parser = unified().use(remarkParse).use(remarkGfm).use(disableHtml);

/** Reads HTML as text, and indented words as a paragraph, as forms and people who indent mean it. */
function disableHtml(this: Processor) {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ disable: { null: ['codeIndented', 'htmlFlow', 'htmlText'] } });
}

/**
 * A comment, of which nothing is shown, or what may have one that is shown: an escaped sign, and code. Before version
 * 2.0.0, a comment that began with “when” was a condition.
 */
const comment =
  /\\.|(?<!`)(`{1,2})(?!`)(?:(?!\n\s*\n).)+?(?<!`)\1(?!`)|(`{3,}|~{3,}).*?\2|<!--(?!\s*when\b)(?:-?>|.*?-->)/gis;

/** Parses Markdown (CommonMark with GitHub's tables), with its comments left out and each line in its place. */
export function parseMarkdown(text: string): MarkdownText {
  const source = text.replace(comment, (words) =>
    words.startsWith('<') ? words.replace(/[^\n]/g, '') : words,
  );
  return { source, tree: parser.parse(source) };
}

/** Returns where a node begins and ends in the text that was parsed. */
export function rangeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
