import type { Element, ElementContent, Root, RootContent } from 'hast';
import { sourceAnchor, sourceName } from '../articles/citations.ts';
import { splitAtMarkers } from './citations.ts';

/** Replaces each marker with a number that links to the source. */
export function markCitations(tree: Root, ids: readonly string[]) {
  tree.children = tree.children.flatMap((node) => mark(node, ids));
}

const comma: ElementContent = { type: 'text', value: ', ' };

function mark<Node extends RootContent>(node: Node, ids: readonly string[]): (Node | Element)[] {
  if (node.type === 'element') {
    node.children = node.children.flatMap((child) => mark(child, ids));
    return [node];
  }
  if (node.type !== 'text') return [node];
  return splitAtMarkers(node.value, ids).map((piece, index, pieces) =>
    typeof piece === 'number'
      ? citation(piece, typeof pieces[index - 1] === 'number')
      : { ...node, value: piece },
  );
}

function citation(number: number, isFollowing: boolean): Element {
  const link: ElementContent = {
    type: 'element',
    tagName: 'a',
    properties: { href: `#${sourceAnchor(number)}`, ariaLabel: sourceName(number) },
    children: [{ type: 'text', value: String(number) }],
  };
  return {
    type: 'element',
    tagName: 'sup',
    properties: {},
    children: isFollowing ? [comma, link] : [link],
  };
}
