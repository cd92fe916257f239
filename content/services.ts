import { createCollection, type Page } from './collection.ts';
import type { ServiceRecord } from './schema/service.ts';

type SummaryFields = 'slug' | 'order' | 'title' | 'summary' | 'image' | 'updated';

export type ServiceSummary = Pick<ServiceRecord, SummaryFields> & { path: string };
export type ServicePage = Page<ServiceRecord>;

/** The eight services, in the order of the menus. */
export const services = createCollection<ServiceSummary, ServiceRecord>(
  import.meta.glob<ServiceSummary>('./services/*.md', {
    query: '?summary',
    import: 'default',
    eager: true,
  }),
  import.meta.glob<ServicePage>('./services/*.md', { query: '?entry', import: 'default' }),
  (one, other) => one.order - other.order,
);
