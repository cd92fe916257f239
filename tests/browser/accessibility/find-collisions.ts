import type { Page } from '@playwright/test';

/** Returns texts that lie on each other, and words that break inside, in these parts of the page. */
export function findCollisions(page: Page, parts: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const texts = [...document.querySelectorAll(selector)].flatMap(textsIn);
    const lines = texts.flatMap((text) => linesOf(text.node).map((box) => ({ ...text, box })));
    const overlaps = lines.flatMap((line, index) =>
      lines
        .slice(index + 1)
        .filter(({ node, layer }) => node !== line.node && layer === line.layer)
        .filter(({ box }) => overlap(box, line.box))
        .map(({ node }) => `“${line.node.data}” lies on “${node.data}”`),
    );
    return [...new Set(overlaps), ...texts.flatMap(({ node }) => brokenWords(node))];

    function textsIn(part: Element) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: { node: Text; layer: Element | undefined }[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const around = ancestors(node);
        const isHidden = around.some((each) => getComputedStyle(each).clipPath !== 'none');
        if (isHidden || !node.data.trim() || !around[0]?.checkVisibility()) continue;
        // What stays in place covers what scrolls below it.
        const layer = around.find((each) => /fixed|sticky/.test(getComputedStyle(each).position));
        found.push({ node, layer });
      }
      return found;
    }

    function ancestors({ parentElement }: Node): Element[] {
      return parentElement ? [parentElement, ...ancestors(parentElement)] : [];
    }

    function linesOf(node: Text, start = 0, end = node.length): DOMRect[] {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    }

    /** The boxes of two tight lines overlap, but not their letters. */
    function overlap(one: DOMRect, other: DOMRect) {
      const margin = Math.min(one.height, other.height) / 4;
      return (
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > margin
      );
    }

    /** Headings, email addresses, and words wider than a phone's column may break. */
    function brokenWords(node: Text): string[] {
      const hyphens = node.parentElement && getComputedStyle(node.parentElement).hyphens;
      const words = hyphens === 'auto' ? [] : [...node.data.matchAll(/[\p{L}\p{N}.@/]+/gu)];
      return words
        .filter(({ 0: word, index }) => {
          const [first, ...others] = linesOf(node, index, index + word.length);
          const isBroken = others.some(({ top }) => first && top >= first.bottom);
          const width = others.reduce((sum, other) => sum + other.width, first?.width ?? 0);
          return isBroken && width < innerWidth * 0.6 && !word.includes('@');
        })
        .map(([word]) => `“${word}” is broken`);
    }
  }, parts);
}
