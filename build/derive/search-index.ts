import type { Element, ElementContent } from 'hast';
import { selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import MiniSearch from 'minisearch';
import { collections, titleOf } from '../../content-model/collections.ts';
import { isListed } from '../../domain/core/addresses.ts';
import { type Passage, summaryOf } from '../../domain/search/query.ts';
import { createTerms, type IndexedPage, indexOptions } from '../../domain/search/terms.ts';
import { readPractice } from '../content/read-practice.ts';
import { mainContent, type Page } from './rendered-pages.ts';

/** Returns the file that the search loads: the index of all pages that search engines may list. */
export function searchFile(pages: readonly Page[]): string {
  const { practice, vocabulary } = readPractice();
  const index = new MiniSearch(indexOptions(createTerms(vocabulary)));
  for (const page of pages.filter(({ path }) => isListed(path))) {
    index.add(indexed(page, practice.name));
  }
  return JSON.stringify(index);
}

function indexed({ collection, path, record, page }: Page, name: string): IndexedPage {
  const passages = passagesOf(mainContent(page));
  // The home page's heading is a slogan.
  const title = path === '/' ? name : titleOf(record);
  const names = 'otherNames' in record && [title, ...record.otherNames];
  const keywords = ('keywords' in record && record.keywords) || '';
  const isQuestion = ({ anchor }: Passage) => anchor === 'faq';
  const questions = passages.filter(isQuestion);
  const others = passages.filter((passage) => !isQuestion(passage));
  return {
    path,
    kind: collections[collection].kind,
    title,
    ...('language' in record && record.language && { language: record.language }),
    summary: summaryOf(record),
    ...(names && { names }),
    passages,
    keywords: [keywords, ...(names || [])].join(' '),
    headings: others.map(({ heading }) => heading).join(' '),
    questions: questions.map(({ heading, text }) => `${heading} ${text}`).join(' '),
    body: others.map(({ text }) => text).join(' '),
  };
}

/** Elements that aren't about the page's subject: where its facts are from, and other pages. */
const skipped = 'section:has(> #sources), section:has(> #related), thead, sup';
/** A question opens its answer, so each is a passage of its own. */
const opening = 'h1, h2, h3[id], [id]:not(section) > h3, summary';
/** Stands for an opening in a text. */
const mark = '\u0001';

/** Returns the passages of a text, which this changes: one for its title, each heading and each question. */
export function passagesOf(main: Element): Passage[] {
  const lines = selectAll('li, p', main).filter(isAboutOtherPage);
  const gone = new Set<ElementContent>([...selectAll(skipped, main), ...lines]);
  const openings = new Set<ElementContent>(selectAll(opening, main));
  const headings: Omit<Passage, 'text'>[] = [];
  let anchor: string | undefined;

  function read(element: Element): void {
    element.children = element.children.filter((child) => !gone.has(child));
    for (const child of elementsIn(element)) {
      if (openings.has(child)) open(child, element);
      else read(child);
    }
  }

  function open(heading: Element, parent: Element): void {
    const near = { h3: parent, summary: elementsIn(parent)[1] }[heading.tagName];
    const id = heading.properties['id'] ?? near?.properties['id'];
    if (id) anchor = String(id);
    headings.push({ heading: oneLine(toText(heading)), ...(anchor && { anchor }) });
    heading.children = [{ type: 'text', value: mark }];
  }

  read(main);
  const [, ...texts] = toText(main).split(mark);
  return headings
    .map((heading, index) => ({ ...heading, text: oneLine(texts[index] ?? '') }))
    .filter(({ text }, index) => text || index === 0);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function elementsIn({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

/** Returns whether a line has only a link to another page, and no text of its own. */
function isAboutOtherPage({ children }: Element): boolean {
  const isLink = (child: ElementContent) =>
    child.type === 'element' && child.tagName === 'a' && /^\//.test(`${child.properties['href']}`);
  return children.some(isLink) && children.every(({ type }) => type === 'element');
}
