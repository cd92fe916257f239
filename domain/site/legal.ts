import entries from 'virtual:entries/legal';
import summaries from 'virtual:summaries/legal';
import type { LegalRecord } from '../schema/legal.ts';
import { createCollection, type Page } from './collection.ts';
import type { Picked, summaryFields } from './summary-fields.ts';

export type LegalSummary = Picked<LegalRecord, typeof summaryFields.legal>;
export type LegalPage = Page<LegalRecord>;

/** The legal texts: privacy policy, terms of service, accessibility. */
export const legalPages = createCollection<LegalSummary, LegalPage>(
  summaries,
  entries,
  (one, other) => one.title.localeCompare(other.title),
);
