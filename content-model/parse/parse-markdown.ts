import { htmlTagNames } from 'html-tag-names';
import type { Nodes, Parents, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

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
export function parseMarkdown(markdown: string): MarkdownText {
  const tree = parser.parse(markdown);
  const words = [...nodesIn(tree)].flatMap((node) =>
    node.type === 'html' && !/^\s*<!--/.test(node.value) && !tags.has(tagOf(node.value))
      ? markdown.indexOf('<', node.position?.start.offset)
      : [],
  );
  if (words.length === 0) return { source: markdown, tree };
  // A line of HTML hides the tags after its first one, so what is left is looked at again.
  return parseMarkdown(
    words.reduceRight((text, at) => `${text.slice(0, at)}\\${text.slice(at)}`, markdown),
  );
}

/** Returns the name of the tag with which HTML begins: `div` for `</DIV>`. */
export function tagOf(html: string): string {
  return (/^\s*<\/?([a-z][a-z0-9-]*)/i.exec(html)?.[1] ?? '').toLowerCase();
}

/** Returns all nodes of a tree, in the order of the text. */
export function* nodesIn(parent: Parents): Generator<Nodes> {
  for (const node of parent.children) {
    yield node;
    if ('children' in node) yield* nodesIn(node);
  }
}

/** Returns where a node begins and ends in the text that was parsed. */
export function rangeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
