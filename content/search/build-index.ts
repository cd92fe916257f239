import MiniSearch, { type AsPlainObject } from 'minisearch';
import { isListed } from '../listed-paths.ts';
import type { AddressedEntry, AnyEntry } from '../markdown/collections.ts';
import { practice } from '../practice.ts';
import type { ArticleRecord } from '../schema/article.ts';
import type { LegalRecord } from '../schema/legal.ts';
import type { PageRecord } from '../schema/page.ts';
import type { ServiceRecord } from '../schema/service.ts';
import { type Kind, kinds, type Passage, type SearchDocument } from './document.ts';
import { type IndexedPage, indexOptions } from './index-options.ts';
import { markdownPassages, pagePassages, servicePassages } from './passages.ts';

export interface BuiltIndex {
  /** The index as MiniSearch writes itself. */
  index: AsPlainObject;
  /** What results show. */
  documents: SearchDocument[];
}

/**
 * Indexes all pages that search engines list too.
 * @param stored paths of entries that are found by their title, headings and summary only: with
 *   every word of thousands of texts, an index would be too large for a worker
 */
export function buildIndex(
  entries: readonly AddressedEntry[],
  stored: ReadonlySet<string>,
): BuiltIndex {
  const index = new MiniSearch(indexOptions);
  const documents = entries
    .filter(({ path }) => isListed(path))
    .map((addressed) => {
      const isStored = stored.has(addressed.path);
      const page = describe(addressed, isStored);
      const { keywords = '' } = addressed.entry.record as { keywords?: string };
      index.add(indexed(page, keywords));
      return isStored ? { ...page, passages: [] } : page;
    });
  return { index: index.toJSON(), documents };
}

function describe({ collection, path, entry }: AddressedEntry, isStored: boolean): SearchDocument {
  const shared = { path, kind: kinds[collection] };
  if (collection === 'services') {
    const service = entry.record as ServiceRecord;
    const { title, summary } = service;
    return { ...shared, title, summary, passages: servicePassages(service) };
  }
  if (collection === 'pages') return describePage(shared, entry.record as PageRecord);
  const record = entry.record as ArticleRecord | LegalRecord;
  const { title } = record;
  const summary = 'excerpt' in record ? record.excerpt : record.standfirst;
  const passages = isStored ? headingsOf(entry) : markdownPassages(title, entry.markdown);
  return { ...shared, title, summary, passages };
}

function headingsOf({ body }: AnyEntry): Passage[] {
  return body.sections.map(({ id, title }) => ({ heading: title, anchor: id, text: '' }));
}

function describePage(shared: { path: string; kind: Kind }, page: PageRecord): SearchDocument {
  // The home page's heading is its promise, not its name.
  const title = page.slug === 'home' ? practice.name : page.heading;
  return { ...shared, title, summary: page.standfirst, passages: pagePassages(page) };
}

function indexed(page: SearchDocument, keywords: string): IndexedPage {
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
