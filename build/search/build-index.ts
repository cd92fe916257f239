import MiniSearch from 'minisearch';
import { patientAnswersOf } from '../../domain/practice/patient-facts.ts';
import type { AddressedEntry } from '../../domain/read/parse-entry.ts';
import type { PracticeFacts } from '../../domain/read/practice-schemas.ts';
import type { PageRecord } from '../../domain/schema/page.ts';
import type { PatientRecord } from '../../domain/schema/patient.ts';
import type { ProblemRecord } from '../../domain/schema/problem.ts';
import type { ServiceRecord } from '../../domain/schema/service.ts';
import type { Passage, SearchDocument } from '../../domain/search/built-index.ts';
import { type IndexedPage, indexOptions } from '../../domain/search/index-options.ts';
import {
  markdownPassages,
  pagePassages,
  patientPagePassages,
  problemPassages,
  servicePassages,
  signPassages,
  triagePassages,
} from '../../domain/search/passages.ts';
import { isListed } from '../../domain/site/listed-paths.ts';
import { searchWords } from '../../domain/words/search.ts';

/** Builds the search index of all pages that search engines may list, from their texts and the practice's facts. */
export function buildIndex(entries: readonly AddressedEntry[], facts: PracticeFacts): MiniSearch {
  const index = new MiniSearch(indexOptions);
  for (const addressed of entries.filter(({ path }) => isListed(path))) {
    index.add(indexed(describe(addressed, facts), addressed.entry.record.keywords));
  }
  return index;
}

function describe(addressed: AddressedEntry, facts: PracticeFacts): SearchDocument {
  const { collection, path, entry } = addressed;
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
    kind: searchWords.kinds[collection],
    // The home page's heading is a slogan.
    title: path === '/' ? facts.practice.name : heading,
    summary: summary ?? excerpt ?? answer ?? standfirst,
    ...(otherNames && { names: [heading, ...otherNames] }),
    passages: passagesOf(addressed, facts),
  };
}

function passagesOf(
  { collection, entry: { record, markdown } }: AddressedEntry,
  facts: PracticeFacts,
): Passage[] {
  const answers = patientAnswersOf(facts);
  const signs = signPassages(record, facts.signs);
  if (collection === 'services') {
    const service = record as ServiceRecord;
    return [
      ...servicePassages(service, answers),
      ...triagePassages(service, facts.signs),
      ...signs,
    ];
  }
  if (collection === 'pages') {
    return pagePassages(record as object as PageRecord, answers, facts.people);
  }
  if (collection === 'patients') {
    return patientPagePassages(record as PatientRecord, markdown, answers);
  }
  if (collection === 'problems') {
    return [...problemPassages(record as ProblemRecord, markdown), ...signs];
  }
  return [...markdownPassages(record.title ?? '', markdown), ...signs];
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
