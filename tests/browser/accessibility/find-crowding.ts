import type { Page } from '@playwright/test';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What an element is in. */
interface Place {
  /** The innermost part around it that stays on the screen while others scroll below it. */
  layer: number;
  /** The boxes that cut off what leaves them, or scroll it. */
  edges: { box: Box; sides: string; ends: string }[];
  /** The link, button, or summary around it. */
  control?: { id: number; name: string; box: Box };
}

/** A line of text, or a control whose box is seen. */
interface Piece extends Place {
  name: string;
  box: Box;
  isLine: boolean;
  /** Letters are lower than their line's box, so the boxes of two tight lines overlap a little. */
  slack: number;
}

/**
 * Returns what has too little room within this part of the page: texts and controls that overlap, that a box or the
 * screen cuts off, or that leave their control, boxes that scroll sideways, and what makes the page wider than the
 * screen.
 */
export async function findCrowding(page: Page, part = 'body'): Promise<string[]> {
  const { pieces, width } = await measure(page, part);
  const inView = pieces.filter(isInView);
  const found = inView.flatMap((piece) => faultsOf(piece, width));
  return [...new Set([...overlaps(inView), ...found, ...(await findSideways(page, part))])];
}

/** Returns the lines and controls that are shown, and the width of the screen. */
function measure(page: Page, part: string): Promise<{ pieces: Piece[]; width: number }> {
  return page.evaluate((selector) => {
    const root = document.querySelector(selector) ?? document.body;
    const shown = [root, ...root.querySelectorAll('*')].filter(
      (one) =>
        one.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
        // A drawing's letters are part of the drawing.
        !one.closest('.sr-only, [aria-hidden="true"], svg'),
    );
    const ids = new Map(shown.map((one, index) => [one, index + 1]));
    const places = new Map<Element, Place>();
    const pieces = shown.flatMap((one) => [...linesOf(one), ...controlOf(one)]);
    return { pieces, width: innerWidth };

    function placeOf(element: Element | null): Place {
      if (!element || element === document.body) return { layer: 0, edges: [] };
      const known = places.get(element);
      if (known) return known;
      const { position, overflowX: sides, overflowY: ends, display } = getComputedStyle(element);
      const place = { ...placeOf(element.parentElement) };
      if (/fixed|sticky/.test(position)) place.layer = ids.get(element) ?? 0;
      if (position === 'fixed') place.edges = [];
      const box = element.getBoundingClientRect().toJSON();
      if (sides !== 'visible' || ends !== 'visible')
        place.edges = [...place.edges, { box, sides, ends }];
      if (element.matches('a, button, summary') && display !== 'inline')
        place.control = { id: ids.get(element) ?? 0, name: element.localName, box };
      places.set(element, place);
      return place;
    }

    function linesOf(of: Element): Piece[] {
      const texts = [...of.childNodes].filter((node) => node instanceof Text) as Text[];
      return texts.flatMap((text) => {
        if (!text.data.trim()) return [];
        const range = document.createRange();
        range.selectNode(text);
        const boxes = [...range.getClientRects()].filter((one) => one.width > 0);
        const line = { ...placeOf(of), name: `“${text.data.trim()}”`, isLine: true };
        return boxes.map((one) => ({ ...line, box: one.toJSON(), slack: one.height / 4 }));
      });
    }

    /** A control's box is seen if it has a border, a ground, or nothing but a drawing. */
    function controlOf(of: Element): Piece[] {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(of);
      const clear = 'rgba(0, 0, 0, 0)';
      const hasBorder = borderTopWidth !== '0px' && borderTopColor !== clear;
      const isSeen = hasBorder || backgroundColor !== clear || !of.textContent.trim();
      if (!of.matches('a, button') || !isSeen) return [];
      const name = `${of.localName} “${(of.ariaLabel ?? of.textContent).trim()}”`;
      const box = of.getBoundingClientRect().toJSON();
      return [{ ...placeOf(of), name, box, isLine: false, slack: 1 }];
    }
  }, part);
}

/** Whether the box that a piece scrolls in shows it. */
function isInView({ box, edges, slack }: Piece) {
  return !edges.some(
    (edge) =>
      (/auto|scroll/.test(edge.ends) && leavesEnds(box, edge.box, slack)) ||
      (/auto|scroll/.test(edge.sides) && leavesSides(box, edge.box)),
  );
}

function faultsOf({ name, box, isLine, slack, edges, control }: Piece, width: number): string[] {
  const isCut = edges.some(
    (edge) =>
      (/hidden|clip/.test(edge.sides) && leavesSides(box, edge.box)) ||
      (/hidden|clip/.test(edge.ends) && leavesEnds(box, edge.box, slack)),
  );
  const scrolls = edges.some(({ sides }) => /auto|scroll/.test(sides));
  const isAway = !scrolls && leavesSides(box, { left: 0, right: width, top: 0, bottom: 0 });
  const isBeyond =
    isLine && control && (leavesSides(box, control.box) || leavesEnds(box, control.box, slack));
  return [
    ...(isCut ? [`${name} is cut off`] : []),
    ...(isAway ? [`${name} leaves the screen`] : []),
    ...(isBeyond ? [`${name} leaves its ${control.name}`] : []),
  ];
}

function leavesSides(box: Box, edge: Box) {
  return box.left < edge.left - 1 || box.right > edge.right + 1;
}

function leavesEnds(box: Box, edge: Box, slack: number) {
  return box.top < edge.top - slack || box.bottom > edge.bottom + slack;
}

function overlaps(pieces: Piece[]): string[] {
  const sorted = pieces.toSorted((one, other) => one.box.top - other.box.top);
  return sorted.flatMap((one, index) => {
    const next = sorted.slice(index + 1);
    const end = next.findIndex(({ box }) => box.top >= one.box.bottom);
    const near = end < 0 ? next : next.slice(0, end);
    const under = near.filter((other) => lieOnEachOther(one, other));
    return under.map((other) => `${one.name} lies on ${other.name}`);
  });
}

function lieOnEachOther(one: Piece, other: Piece): boolean {
  const [first, second] = [one.box, other.box];
  const width = Math.min(first.right, second.right) - Math.max(first.left, second.left);
  const height = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
  // A control and its own lines, or two lines of one text.
  const isOne = one.control
    ? one.control.id === other.control?.id
    : !other.control && one.name === other.name;
  const doTouch = width > 1 && height > Math.max(one.slack, other.slack);
  return doTouch && !isOne && one.layer === other.layer;
}

/** Returns boxes that scroll sideways, except for tables, which have names, and what widens the page. */
function findSideways(page: Page, part: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const root = document.querySelector(selector) ?? document.body;
    const shown = [root, ...root.querySelectorAll<HTMLElement>('*')].filter((one) =>
      one.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
    );
    const scrolling = shown.flatMap((box) => {
      const beyond = box.scrollWidth - box.clientWidth;
      if (beyond <= 1 || box.matches('[role="region"], input, textarea')) return [];
      const doesScroll = /auto|scroll/.test(getComputedStyle(box).overflowX);
      return doesScroll ? [`${nameOf(box)} scrolls sideways by ${beyond} px`] : [];
    });
    const beyond = document.documentElement.scrollWidth - innerWidth;
    if (beyond <= 0) return scrolling;
    const wide = shown.filter((one) => one.getBoundingClientRect().right > innerWidth + 1);
    const inner = wide.filter((one) => !wide.some((other) => other.parentElement === one));
    return [...scrolling, `the page is ${beyond} px too wide: ${inner.map(nameOf).join(', ')}`];

    function nameOf(box: Element) {
      return `${box.localName}.${box.classList} “${box.textContent.trim().slice(0, 40)}”`;
    }
  }, part);
}
