import { createCollection, type Page } from './collection.ts';
import type { LegalRecord } from './schema/legal.ts';

export type LegalSummary = Pick<LegalRecord, 'slug' | 'title' | 'updated'> & { path: string };
export type LegalPage = Page<LegalRecord>;

/** Privacy policy, terms of service and their like. */
export const legalPages = createCollection<LegalSummary, LegalRecord>(
  import.meta.glob<LegalSummary>('./legal/*.md', {
    query: '?summary',
    import: 'default',
    eager: true,
  }),
  import.meta.glob<LegalPage>('./legal/*.md', { query: '?entry', import: 'default' }),
  (one, other) => one.title.localeCompare(other.title),
);
