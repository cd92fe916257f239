import MiniSearch from 'minisearch';
import { isListed } from '../../content/listed-paths.ts';
import { practice } from '../../content/practice.ts';
import type { PageRecord } from '../../content/schema/page.ts';
import type { PatientRecord } from '../../content/schema/patient.ts';
import type { ServiceRecord } from '../../content/schema/service.ts';
import { searchWords } from '../../content/words/search.ts';
import type { Passage, SearchDocument } from '../../server/search/built-index.ts';
import { type IndexedPage, indexOptions } from '../../server/search/index-options.ts';
import type { AddressedEntry } from '../content/collections.ts';
import {
  markdownPassages,
  pagePassages,
  patientPagePassages,
  servicePassages,
} from './passages.ts';

/** Indexes all pages that search engines list too. */
export function buildIndex(entries: readonly AddressedEntry[]): MiniSearch {
  const index = new MiniSearch(indexOptions);
  for (const addressed of entries.filter(({ path }) => isListed(path))) {
    index.add(indexed(describe(addressed), addressed.entry.record.keywords));
  }
  return index;
}

function describe(addressed: AddressedEntry): SearchDocument {
  const { collection, path, entry } = addressed;
  const { title = '', heading = title, excerpt, standfirst = '', summary } = entry.record;
  return {
    path,
    kind: searchWords.kinds[collection],
    // The home page's heading is its promise, not its name.
    title: path === '/' ? practice.name : heading,
    summary: summary ?? excerpt ?? standfirst,
    passages: passagesOf(addressed),
  };
}

function passagesOf({ collection, entry: { record, markdown } }: AddressedEntry): Passage[] {
  if (collection === 'services') return servicePassages(record as ServiceRecord);
  if (collection === 'pages') return pagePassages(record as object as PageRecord);
  if (collection === 'patients') return patientPagePassages(record as PatientRecord, markdown);
  return markdownPassages(record.title ?? '', markdown);
}

function indexed(page: SearchDocument, keywords = ''): IndexedPage {
  const { passages } = page;
  const isQuestion = ({ anchor }: { anchor?: string }) => anchor === 'faq';
  const questions = passages.filter(isQuestion);
  const others = passages.filter((passage) => !isQuestion(passage));
  return {
    ...page,
    keywords,
    headings: others.map(({ heading }) => heading).join(' '),
    questions: questions.map(({ heading, text }) => `${heading} ${text}`).join(' '),
    body: others.map(({ text }) => text).join(' '),
  };
}
