import { htmlTagNames } from 'html-tag-names';
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

export interface MarkdownText {
  /** The text that the positions of the tree are in: it may have more backslashes than was written. */
  source: string;
  tree: Root;
}

const parser = unified().use(remarkParse).use(remarkGfm);
const tags = new Set(htmlTagNames);

/**
 * Parses Markdown (CommonMark with GitHub's tables). Angle brackets that aren't a tag of HTML or a comment, such as those
 * of `<your doctor>`, are text, and what is in the lines below them is Markdown.
 */
export function parseMarkdown(source: string): MarkdownText {
  const tree = parser.parse(source);
  let escaped = source;
  visit(tree, 'html', (node) => {
    if (/^\s*<!--/.test(node.value) || tags.has(tagOf(node.value))) return;
    const at = source.indexOf('<', rangeOf(node)[0]) + escaped.length - source.length;
    escaped = `${escaped.slice(0, at)}\\${escaped.slice(at)}`;
  });
  // A line of HTML hides the tags after its first one, so what is left is looked at again.
  return escaped === source ? { source, tree } : parseMarkdown(escaped);
}

/** Returns the name of the tag with which HTML begins: `div` for `</DIV>`. */
export function tagOf(html: string): string {
  return (/^\s*<\/?([a-z][a-z0-9-]*)/i.exec(html)?.[1] ?? '').toLowerCase();
}

/** Returns where a node begins and ends in the text that was parsed. */
export function rangeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
