import MiniSearch from 'minisearch';
import type { AddressedEntry } from '../../domain/read/parse-entry.ts';
import type { Passage, SearchDocument } from '../../domain/search/search.ts';
import { createTerms, type IndexedPage, indexOptions } from '../../domain/search/terms.ts';
import { isListed } from '../../domain/site/listed-paths.ts';
import { readPractice } from '../content/read-practice.ts';
import { mainContent } from './main-content.ts';
import { passagesOf } from './passages.ts';
import type { Page } from './site.ts';

/** What a result is, by its collection. */
const kindNames: Record<AddressedEntry['collection'], string> = {
  services: 'Service',
  posts: 'Article',
  guides: 'Guide',
  problems: 'Eye problem',
  patients: 'Page',
  legal: 'Page',
  pages: 'Page',
};

/** Returns the file that the search loads: the index of all pages that search engines may list. */
export function searchFile(pages: readonly Page[]): string {
  const { practice, vocabulary } = readPractice();
  const index = new MiniSearch(indexOptions(createTerms(vocabulary)));
  for (const { addressed, page } of pages) {
    if (!isListed(addressed.path)) continue;
    const passages = passagesOf(mainContent(page));
    index.add(
      indexed(describe(addressed, passages, practice.name), addressed.entry.record.keywords),
    );
  }
  return JSON.stringify(index);
}

function describe(
  { collection, path, entry }: AddressedEntry,
  passages: Passage[],
  name: string,
): SearchDocument {
  const {
    title = '',
    heading = title,
    excerpt,
    standfirst = '',
    summary,
    answer,
    otherNames,
  } = entry.record;
  return {
    path,
    kind: kindNames[collection],
    // The home page's heading is a slogan.
    title: path === '/' ? name : heading,
    summary: summary ?? excerpt ?? answer ?? standfirst,
    ...(otherNames && { names: [heading, ...otherNames] }),
    passages,
  };
}

function indexed(page: SearchDocument, keywords = ''): IndexedPage {
  const { passages } = page;
  const isQuestion = ({ anchor }: { anchor?: string }) => anchor === 'faq';
  const questions = passages.filter(isQuestion);
  const others = passages.filter((passage) => !isQuestion(passage));
  return {
    ...page,
    keywords: [keywords, ...(page.names ?? [])].join(' '),
    headings: others.map(({ heading }) => heading).join(' '),
    questions: questions.map(({ heading, text }) => `${heading} ${text}`).join(' '),
    body: others.map(({ text }) => text).join(' '),
  };
}
