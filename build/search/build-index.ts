import MiniSearch from 'minisearch';
import { isListed } from '../../content/listed-paths.ts';
import { practice } from '../../content/practice.ts';
import type { ArticleRecord } from '../../content/schema/article.ts';
import type { LegalRecord } from '../../content/schema/legal.ts';
import type { PageRecord } from '../../content/schema/page.ts';
import type { PatientRecord } from '../../content/schema/patient.ts';
import type { ServiceRecord } from '../../content/schema/service.ts';
import { searchWords } from '../../content/words/search.ts';
import type { BuiltIndex, SearchDocument } from '../../server/search/built-index.ts';
import { type IndexedPage, indexOptions } from '../../server/search/index-options.ts';
import type { AddressedEntry } from '../content/collections.ts';
import {
  markdownPassages,
  pagePassages,
  patientPagePassages,
  servicePassages,
} from './passages.ts';

/** Indexes all pages that search engines list too. */
export function buildIndex(entries: readonly AddressedEntry[]): BuiltIndex {
  const index = new MiniSearch(indexOptions);
  const documents = entries
    .filter(({ path }) => isListed(path))
    .map((addressed) => {
      const page = describe(addressed);
      index.add(indexed(page, addressed.entry.record.keywords));
      return page;
    });
  return { index: index.toJSON(), documents };
}

function describe({ collection, path, entry }: AddressedEntry): SearchDocument {
  const shared = { path, kind: searchWords.kinds[collection] };
  if (collection === 'services') {
    const service = entry.record as ServiceRecord;
    const { title, summary } = service;
    return { ...shared, title, summary, passages: servicePassages(service) };
  }
  if (collection === 'pages') return describePage(shared, entry.record as PageRecord);
  if (collection === 'patients') {
    const record = entry.record as PatientRecord;
    const { title, standfirst } = record;
    const passages = patientPagePassages(record, entry.markdown);
    return { ...shared, title, summary: standfirst, passages };
  }
  const record = entry.record as ArticleRecord | LegalRecord;
  const { title } = record;
  const summary = 'excerpt' in record ? record.excerpt : record.standfirst;
  return { ...shared, title, summary, passages: markdownPassages(title, entry.markdown) };
}

function describePage(shared: { path: string; kind: string }, page: PageRecord): SearchDocument {
  // The home page's heading is its promise, not its name.
  const title = page.slug === 'home' ? practice.name : page.heading;
  return { ...shared, title, summary: page.standfirst, passages: pagePassages(page) };
}

function indexed(page: SearchDocument, keywords = ''): IndexedPage {
  const { path, title, summary, passages } = page;
  const isQuestion = ({ anchor }: { anchor?: string }) => anchor === 'faq';
  const questions = passages.filter(isQuestion);
  const others = passages.filter((passage) => !isQuestion(passage));
  return {
    path,
    title,
    keywords,
    headings: others.map(({ heading }) => heading).join(' '),
    summary,
    questions: questions.map(({ heading, text }) => `${heading} ${text}`).join(' '),
    body: others.map(({ text }) => text).join(' '),
  };
}
