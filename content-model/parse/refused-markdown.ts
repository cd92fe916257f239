import { htmlTagNames } from 'html-tag-names';
import type { Nodes, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import { sourceRule, unknownMarkers } from './citations.ts';
import type { ContentProblem } from './content-error.ts';
import { type MarkdownText, rangeOf } from './parse-markdown.ts';

/** A fault in a text, with its line of the text, from 1. */
type Fault = Omit<ContentProblem, 'file'> & { line: number };

/** Markdown in place of HTML, by tags that are joined by bars. */
const inMarkdown: readonly [tags: string, words: string][] = [
  ['b|strong', '**words** for bold'],
  ['i|em', '*words* for italics'],
  ['br', 'a backslash at the end of the line'],
  ['a', '[words](/address) for a link'],
  ['iframe|video|embed|object', 'a link to the page that has it'],
  ['h1|h2|h3|h4|h5|h6', '## at the beginning of a heading'],
  ['ul|ol|li', 'a hyphen at the beginning of each line of a list'],
  ['img', '![what it shows](/files/map.png) for a picture'],
  ['code|pre', 'code between `backticks`'],
];
const listed = inMarkdown.flatMap(([tags]) => tags.split('|'));
const otherTags = htmlTagNames.filter((name) => !listed.includes(name)).join('|');

/** Patterns of Markdown that failed, and of HTML, in the words of a paragraph, a heading, or a cell. */
const failed: readonly [pattern: RegExp, expected: string][] = [
  [
    /!\[(?!CDATA)|\](?:\(|\[(?!\^))|(?:\]\s+\(|\)\[)(?=\s*(?:[/#]|https?:|www\.|mailto:|tel:))/gi,
    'a link such as [the form](/files/new-patient-form.pdf), or a picture such as ![a map](/files/map.png), each with its own address, and without a space before or in it',
  ],
  [
    /(?:^[>\s]*\||^.*\|.*\n.*\|)[\s\S]*/gm,
    'a table with a head: its first row, and below it a line such as | --- | --- | with as many cells',
  ],
  [/^[>\s]*#{2,6}(?=[^\s#])/gm, 'a space after the ## of a heading'],
  [
    /<!--(?=\s*when\b)/gi,
    'a comment that begins with another word than “when”: no text is conditional',
  ],
  [/<!--(?!\s*when\b)/gi, 'a comment that ends with -->'],
  ...[...inMarkdown, [otherTags, 'words without the tag'] as const].map(([tags, words]) => {
    const expected = `${words}, or \\< for a < that is shown: pages have no HTML`;
    return [RegExp(`</?(?:${tags})(?=[\\s/>]|$)`, 'gim'), expected] as [RegExp, string];
  }),
];

/** Returns what a text has that a page would show in another way than it was written, or not at all. */
export function faultsIn({ tree, source }: MarkdownText, sourceIds: readonly string[]): Fault[] {
  const faults = new Map<string, Fault>();
  const named = new Set<string>();
  visit(tree, (node) => void ('referenceType' in node && named.add(node.identifier)));

  function report(line: number, expected: string, received: string, field = 'body') {
    const words = received.trim().replace(/\s+/g, ' ').slice(0, 90);
    // An end tag, for one, says nothing new in the line of its beginning.
    const key = `${line} ${expected}`;
    if (!faults.has(key)) faults.set(key, { line, field, expected, received: words });
  }

  visit(tree, (node, _index, parent) => {
    const start = node.position?.start.line ?? 1;
    const expected = ruleOf(node, source, parent, named);
    if (expected) report(start, expected, source.slice(...rangeOf(node)));
    if (!/^(?:paragraph|heading|tableCell)$/.test(node.type)) return;
    const words = wordsOf(node, source);
    const lineAt = (at: number) => start + words.slice(0, at).split('\n').length - 1;
    for (const [pattern, expected] of failed)
      for (const { index, 0: match } of words.matchAll(pattern)) {
        const at = match.startsWith(']') ? words.lastIndexOf('[', index) : index;
        const [received = ''] = words.slice(Math.max(at, 0)).trimStart().split('\n');
        report(lineAt(index + match.search(/\S/)), expected, received);
      }
    for (const marker of unknownMarkers(words, sourceIds))
      report(lineAt(words.indexOf(marker)), sourceRule, marker, 'a marker');
  });
  return [...faults.values()];
}

/** Returns what is expected in place of a node that isn't shown as it was written. */
function ruleOf(
  node: Nodes,
  source: string,
  parent: Parents | undefined,
  named: Set<string>,
): string | undefined {
  switch (node.type) {
    case 'footnoteDefinition':
      // It would be numbered and listed beside the sources.
      return 'only [^id], at the end of a sentence: sources.yaml says what the source is';
    case 'definition':
      // Of two with one name, the second is never used.
      return named.delete(node.identifier)
        ? undefined
        : 'an address that one link names, such as [words][name]: a line that begins with [words]: isn’t shown. For such words, write \\[ in place of [';
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? 'a list without [ ] and [x]: nobody can check a box on a page'
        : undefined;
    case 'code':
      return node.meta ? 'code in the lines below ```, not beside it' : undefined;
    case 'link':
      return node.children.length > 0 ? undefined : 'words between the [ ] of a link';
    case 'heading':
      if (source.slice(...rangeOf(node)).includes('[^')) return 'a heading that cites no source';
      return node.children.length > 0 ? undefined : 'words after the ## of a heading';
    case 'tableRow': {
      const [head = node] = parent?.type === 'table' ? parent.children : [];
      const { length } = head.children;
      if (node.children.length > length) return `at most ${length} cells, as in the first row`;
      const isBlank = node === head && node.children.every(({ children }) => !children[0]);
      return isBlank ? 'a table with words in its first row, which names the columns' : undefined;
    }
    default:
      return undefined;
  }
}

/** Returns the words of a node as they were typed, with spaces in place of code, pictures, and escaped characters. */
function wordsOf(node: Nodes, source: string): string {
  if ('children' in node) return node.children.map((child) => wordsOf(child, source)).join('');
  if (node.type !== 'text') return source.slice(...rangeOf(node)).replace(/./g, ' ');
  const typed = node.position ? source.slice(...rangeOf(node)) : node.value;
  return typed.replace(/\\[!-/:-@[-`{-~]/g, '  ');
}
