import type { Element, ElementContent } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import type { Passage } from '../../domain/search/search.ts';

/** What isn't about the page's subject: where its facts are from, and other pages. */
const skipped = 'section:has(> #sources), section:has(> #related), .card, thead, sup';
/** A question opens its answer, so each is a passage of its own. */
const opening = 'h1, h2, h3[id], [id]:not(section) > h3, summary';
const block =
  'p, ul, ol, li, dl, dt, dd, h1, h2, h3, h4, table, tr, address, summary, div, section';

/**
 * Returns the passages of a page's text: one for its title, and one for each heading and each question.
 * @param main the page's text
 */
export function passagesOf(main: Element): Passage[] {
  const passages: Passage[] = [];
  const gone = new Set(selectAll(skipped, main));
  const openings = new Set(selectAll(opening, main));
  const blocks = new Set(selectAll(block, main));
  let anchor: string | undefined;

  function read(parent: Element): void {
    let run = '';
    const append = (text: string, end = '.') => {
      const last = passages.at(-1);
      const line = text.replace(/\s+/g, ' ').trim();
      if (last && line) last.text += ` ${/[.?!:]$/.test(line) ? line : line + end}`;
    };
    const finishRun = () => {
      append(run, /^(?:h\d|dt)$/.test(parent.tagName) ? ':' : '.');
      run = '';
    };
    for (const child of parent.children) {
      if (child.type !== 'element') run += textOf(child);
      else if (openings.has(child)) open(child, parent);
      else if (child.tagName === 'tr') append(cellsOf(child).join(' · '));
      else if (blocks.has(child) || holdsBlock(child)) {
        finishRun();
        if (!gone.has(child) && !isAboutOtherPage(child)) read(child);
      } else if (!gone.has(child)) run += textOf(child);
    }
    finishRun();
  }

  function open(heading: Element, parent: Element): void {
    const { tagName, properties } = heading;
    const near = { h3: parent, summary: bodyOf(parent) }[tagName];
    const id = properties['id'] ?? near?.properties['id'];
    if (id) anchor = String(id);
    passages.push({ heading: textOf(heading).trim(), ...(anchor && { anchor }), text: '' });
  }

  const holdsBlock = (element: Element) =>
    element.children.some((child) => blocks.has(child as Element));
  read(main);
  const [title, ...others] = passages.map(({ text, ...rest }) => ({ ...rest, text: text.trim() }));
  return title ? [title, ...others.filter(({ text }) => text)] : [];
}

/** Returns what a summary opens, if it is one element. */
function bodyOf({ children }: Element): Element | undefined {
  return children.filter((child) => child.type === 'element')[1];
}

function cellsOf(row: Element): string[] {
  return row.children.filter(({ type }) => type === 'element').map((cell) => textOf(cell).trim());
}

/** Returns whether a line has only a link to another page, and no text of its own. */
function isAboutOtherPage({ tagName, children }: Element): boolean {
  const isLink = (child: ElementContent) =>
    child.type === 'element' && child.tagName === 'a' && /^\//.test(`${child.properties['href']}`);
  return (
    (tagName === 'li' || tagName === 'p') &&
    children.some(isLink) &&
    children.every(({ type }) => type === 'element')
  );
}
