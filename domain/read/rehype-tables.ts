import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/**
 * Wraps each table in a focusable, scrollable region, so that a wide table never widens the page. Its header cells
 * name the region. Each cell has its column's header as an attribute, which narrow screens show beside it.
 */
export function rehypeTables() {
  return function wrapTables(tree: Root) {
    tree.children = tree.children.map(wrap);
  };
}

function wrap(node: RootContent): RootContent {
  if (node.type !== 'element') return node;
  if (node.tagName !== 'table') {
    node.children = node.children.map((child) => wrap(child) as typeof child);
    return node;
  }
  const headers = partsOf(node, 'th').map((cell) => textOf(cell).trim());
  for (const row of partsOf(node, 'tr')) label(partsOf(row, 'td'), headers);
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: ['table'],
      role: 'region',
      ariaLabel: `Table: ${headers.filter(Boolean).join(', ')}`,
      tabIndex: 0,
    },
    children: [node],
  };
}

function label(cells: readonly Element[], headers: readonly string[]) {
  for (const [column, cell] of cells.entries()) {
    cell.properties['dataLabel'] = headers[column] ?? '';
  }
}

function partsOf(node: Element, tagName: string): Element[] {
  if (node.tagName === tagName) return [node];
  return node.children.flatMap((child) =>
    child.type === 'element' ? partsOf(child, tagName) : [],
  );
}
