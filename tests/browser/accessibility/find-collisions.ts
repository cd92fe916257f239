import type { Page } from '@playwright/test';

/** Returns texts that lie on each other in these parts of the page. */
export function findCollisions(page: Page, parts: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const lines = [...document.querySelectorAll(selector)].flatMap(linesIn);
    return lines.flatMap(({ node, box }, index) => {
      const on = lines.slice(index + 1).filter((other) => other.node !== node);
      const under = on.filter((other) => overlap(box, other.box));
      return under.map((other) => `“${node.data}” lies on “${other.node.data}”`);
    });

    function linesIn(part: Element) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: { node: Text; box: DOMRect }[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const { parentElement: parent } = node;
        if (!node.data.trim() || !parent?.checkVisibility() || parent.closest('.sr-only')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) if (box.width > 0) found.push({ node, box });
      }
      return found;
    }

    /** The boxes of two tight lines overlap, but not their letters. */
    function overlap(one: DOMRect, other: DOMRect) {
      const margin = Math.min(one.height, other.height) / 4;
      return (
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > margin
      );
    }
  }, parts);
}
