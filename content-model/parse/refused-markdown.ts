import type { Html, Nodes, Parents, Table } from 'mdast';
import { footnoteRule, headingRule, sourceRule, unknownMarkers } from './citations.ts';
import type { ContentProblem } from './content-error.ts';
import { type MarkdownText, nodesIn, rangeOf, tagOf } from './parse-markdown.ts';

/** What is wrong in a text, with its line of the text, from 1. */
type Fault = Omit<ContentProblem, 'file'> & { line: number };

/** What is wrong with a node: what is expected, and, if it isn't the whole node, where, or what was received. */
interface Finding {
  expected: string;
  field?: string;
  received?: string;
  at?: number;
}

/** What to write in place of HTML, by tag. */
const inMarkdown: readonly [tags: RegExp, words: string][] = [
  [/^(?:b|strong)$/, '**words** for bold'],
  [/^(?:i|em)$/, '*words* for italics'],
  [/^br$/, 'a backslash at the end of the line'],
  [/^a$/, '[words](/address) for a link'],
  [/^(?:iframe|video|embed|object)$/, 'a link to the page that has it'],
  [/^h[1-6]$/, '## at the beginning of a heading'],
  [/^(?:ul|ol|li)$/, 'a hyphen at the beginning of each line of a list'],
  [/^img$/, '![what it shows](/files/map.png) for a picture'],
  [/^(?:code|pre)$/, 'code between `backticks`'],
];

/** What is left of Markdown that failed in the words of a paragraph, a heading, or a cell. */
const failed: readonly [pattern: RegExp, expected: string][] = [
  [
    /!\[(?!CDATA)/g,
    'a picture such as ![what it shows](/files/map.png), without a space in its address',
  ],
  [
    /\]\(|\]\s+\((?=[/#]|https?:|www\.|mailto:|tel:)/gi,
    'a link such as [the form](/files/new-patient-form.pdf), without a space before its address or in it',
  ],
  [/\]\[(?!\^)/g, 'a link such as [the form](/files/new-patient-form.pdf), with its own address'],
  [
    /^[>\s]*\||^.*\s\|\s.*\n.*\s\|\s/gm,
    'a table with a head: its first row, and below it a line such as | --- | --- | with as many cells',
  ],
  [/^[>\s]*#{2,6}(?=[^\s#])/gm, 'a space after the ## of a heading'],
];

/** Returns what a text has that a page would show in another way than it was written, or not at all. */
export function faultsIn({ tree, source }: MarkdownText, sourceIds: readonly string[]): Fault[] {
  const nodes = [...nodesIn(tree)];
  const named = new Set(nodes.flatMap((node) => ('referenceType' in node ? node.identifier : [])));
  const opened = new Set<string>();
  return nodes.flatMap((node) => {
    const [start, end] = rangeOf(node);
    const all = [
      ...findingsOf(node, source),
      ...(node.type === 'html' ? htmlFindings(node, opened) : []),
      ...(node.type === 'definition' && !named.delete(node.identifier) ? [unusedAddress] : []),
      ...(node.type === 'text' ? unknownMarkers(source.slice(start, end), sourceIds) : []).map(
        (received) => ({ field: 'a marker', expected: sourceRule, received }),
      ),
    ];
    return all.map(({ at = start, field = 'body', received, expected }: Finding) => {
      const line = source.slice(0, at).split('\n').length;
      const words = received ?? source.split('\n')[line - 1] ?? '';
      return { line, field, expected, received: words.trim().replace(/\s+/g, ' ').slice(0, 90) };
    });
  });
}

const unusedAddress: Finding = {
  expected:
    'an address that one link names, such as [words][name]: a line that begins with [words]: isn’t shown. For such words, write \\[ in place of [',
};

function findingsOf(node: Nodes, source: string): Finding[] {
  switch (node.type) {
    case 'footnoteDefinition':
      return [{ expected: footnoteRule }];
    case 'listItem':
      if (typeof node.checked !== 'boolean') return [];
      return [{ expected: 'a list without [ ] and [x]: nobody can check a box on a page' }];
    case 'code':
      return node.meta ? [{ expected: 'code in the lines below ```, not beside it' }] : [];
    case 'table':
      return tableFindings(node);
    case 'heading':
      if (source.slice(...rangeOf(node)).includes('[^')) return [{ expected: headingRule }];
      if (node.children.length === 0) return [{ expected: 'words after the ## of a heading' }];
      return wordFindings(node, source);
    case 'paragraph':
    case 'tableCell':
      return wordFindings(node, source);
    default:
      return [];
  }
}

const comment = /<!--(?:-?>|[\s\S]*?-->)/g;

/** Refuses tags, and what is in the line of a comment or in one without an end: pages show only Markdown. */
function htmlFindings({ value }: Html, opened: Set<string>): Finding[] {
  // An earlier version of this project had conditions in such comments.
  if (/<!--\s*when\b/i.test(value))
    return [
      { expected: 'a comment that begins with another word than “when”: no text is conditional' },
    ];
  const received = value.replace(comment, '').trim();
  const name = tagOf(received);
  if (!received || (/^<\//.test(received) && opened.has(name))) return [];
  if (received.startsWith('<!--')) return [{ expected: 'a comment that ends with -->', received }];
  if (!name) return [{ expected: 'words in another line than a comment', received }];
  opened.add(name);
  const [, instead = 'words without the tag'] = inMarkdown.find(([tags]) => tags.test(name)) ?? [];
  const [tag = received] = received.match(/^<[^>]*>/) ?? [];
  return [
    { expected: `${instead}, or \\< for a < that is shown: pages have no HTML`, received: tag },
  ];
}

function tableFindings({ children: [head, ...rows] }: Table): Finding[] {
  const cells = head?.children ?? [];
  const long = rows.filter(({ children }) => children.length > cells.length);
  const isBlank = cells.every((cell) => cell.children.length === 0);
  return [
    ...(isBlank
      ? [{ expected: 'a table with words in its first row, which names the columns' }]
      : []),
    ...long.map((row) => {
      return {
        expected: `at most ${cells.length} cells, as in the first row`,
        at: rangeOf(row)[0],
      };
    }),
  ];
}

/** Returns the first failure of each line. */
function wordFindings(node: Parents, source: string): Finding[] {
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (!first || !last) return [];
  const start = rangeOf(first)[0];
  const words = blank(node, source).slice(start, rangeOf(last)[1]);
  const found = failed.flatMap(([pattern, expected]) =>
    // A table has failed once. A pattern may begin with the end of the line above.
    [...words.matchAll(pattern)]
      .slice(0, pattern.multiline ? 1 : Infinity)
      .map(({ 0: match, index }) => {
        const at = start + index + match.search(/\S/);
        // From the words of a link on.
        const from = match.startsWith(']') ? source.lastIndexOf('[', at) : at;
        return { expected, at, received: source.slice(Math.max(from, 0)).split('\n')[0] ?? '' };
      }),
  );
  const lineOf = (at: number) => source.slice(0, at).split('\n').length;
  return [...new Map(found.toReversed().map((one) => [lineOf(one.at), one])).values()].toReversed();
}

/** Returns the source with spaces in place of what succeeded in a node: links, pictures, code, and escaped characters. */
function blank(node: Nodes, source: string): string {
  const children = 'children' in node ? node.children : [];
  const text = children.reduce((rest, child) => blank(child, rest), source);
  const [start, end] = rangeOf(node);
  const erase = (from: number, to: number) => (rest: string) =>
    rest.slice(0, from) + rest.slice(from, to).replace(/\S/g, ' ') + rest.slice(to);
  if (node.type === 'text') {
    const own = text.slice(start, end).replace(/\\[!-/:-@[-`{-~]/g, '  ');
    return text.slice(0, start) + own + text.slice(end);
  }
  // Of a link with words in brackets, these may have failed. An address alone is text.
  if (node.type === 'link' || node.type === 'linkReference') {
    if (!/[[<]/.test(source.charAt(start))) return text;
    const [first, last] = [children[0] ?? node, children.at(-1) ?? node];
    return erase(start, rangeOf(first)[0])(erase(rangeOf(last)[1], end)(text));
  }
  const isWhole = /^(?:inlineCode|image|imageReference|footnoteReference|html)$/.test(node.type);
  return isWhole ? erase(start, end)(text) : text;
}
