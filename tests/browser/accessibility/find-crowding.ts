import type { Page } from '@playwright/test';

/** A line of text, or a control whose box is seen. */
interface Piece {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Letters are lower than their line's box, so the boxes of two tight lines overlap a little. */
  slack: number;
  /** The numbers of the control around it, and of the part that stays on the screen while others scroll below it. */
  control: number;
  layer: number;
}

/** Returns texts and controls that overlap, are cut off, or leave their control, and boxes that scroll sideways. */
export async function findCrowding(page: Page, part = 'body'): Promise<string[]> {
  const { pieces, faults } = await measure(page, part);
  return [...new Set([...overlapsOf(pieces), ...faults, ...(await findSideways(page, part))])];
}

/** Returns the pieces in view, and those that are cut off or leave the screen or their control. */
function measure(page: Page, part: string): Promise<{ pieces: Piece[]; faults: string[] }> {
  return page.evaluate((selector) => {
    const faults: string[] = [];
    const root = document.querySelector(selector) ?? document.body;
    const shown = [root, ...root.querySelectorAll('*')].filter(
      (one) =>
        one.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
        // A drawing's letters are part of the drawing.
        !one.closest('.sr-only, [aria-hidden="true"], svg'),
    );
    return { pieces: shown.flatMap((one) => [...linesOf(one), ...controlOf(one)]), faults };

    function linesOf(of: Element): Piece[] {
      const range = document.createRange();
      return [...of.childNodes].flatMap((text) => {
        if (!(text instanceof Text) || !text.data.trim()) return [];
        range.selectNode(text);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        return boxes.flatMap((box) => pieceOf(of, `“${text.data.trim()}”`, box, box.height / 4));
      });
    }

    /** A control's box is seen if it has a ground, or nothing but a drawing. */
    function controlOf(of: Element): Piece[] {
      const isSeen = getComputedStyle(of).backgroundColor !== 'rgba(0, 0, 0, 0)';
      if (!of.matches('a, button') || !(isSeen || !of.textContent.trim())) return [];
      const name = `${of.localName} “${(of.ariaLabel ?? of.textContent).trim()}”`;
      return pieceOf(of, name, of.getBoundingClientRect(), 1);
    }

    function pieceOf(of: Element, name: string, box: DOMRect, slack: number): Piece[] {
      let [control, layer, scrolls] = [0, 0, false];
      for (let one: Element | null = of; one && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY, position, display } = getComputedStyle(one);
        const edge = one.getBoundingClientRect();
        const leavesSides = box.left < edge.left - 1 || box.right > edge.right + 1;
        const leavesEnds = box.top < edge.top - slack || box.bottom > edge.bottom + slack;
        const clips = `${leavesSides ? overflowX : ''} ${leavesEnds ? overflowY : ''}`;
        if (/auto|scroll/.test(clips)) return [];
        if (/hidden|clip/.test(clips)) faults.push(`${name} is cut off`);
        scrolls ||= /auto|scroll/.test(overflowX);
        if (one.matches('a, button, summary') && display !== 'inline') {
          control = shown.indexOf(one) + 1;
          if (leavesSides || leavesEnds) faults.push(`${name} leaves its ${one.localName}`);
        }
        if (/fixed|sticky/.test(position)) layer ||= shown.indexOf(one) + 1;
        if (position === 'fixed') break;
      }
      if (!scrolls && (box.left < -1 || box.right > innerWidth + 1))
        faults.push(`${name} leaves the screen`);
      const { left, right, top, bottom } = box;
      return [{ name, left, right, top, bottom, slack, control, layer }];
    }
  }, part);
}

function overlapsOf(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((one, index) =>
    pieces.slice(index + 1).flatMap((other) => {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (width <= 1 || height <= Math.max(one.slack, other.slack)) return [];
      // A control and its own lines, or two lines of one text.
      const isOne = one.control === other.control && (one.control > 0 || one.name === other.name);
      return isOne || one.layer !== other.layer ? [] : [`${one.name} lies on ${other.name}`];
    }),
  );
}

/** Returns boxes that scroll sideways, except for tables, which have names, and decks; and a page that does. */
function findSideways(page: Page, part: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const root = document.querySelector(selector) ?? document.body;
    const boxes = [...root.querySelectorAll(':not([role="region"], input, textarea)')].filter(
      (box) =>
        box.scrollWidth > box.clientWidth + 1 &&
        box.checkVisibility() &&
        /auto|scroll/.test(getComputedStyle(box).overflowX) &&
        getComputedStyle(box).scrollSnapType === 'none',
    );
    const beyond = document.documentElement.scrollWidth - innerWidth;
    return [
      ...boxes.map((box) => `${box.localName}.${box.classList} scrolls sideways`),
      ...(beyond > 0 ? [`the page is ${beyond} px too wide`] : []),
    ];
  }, part);
}
