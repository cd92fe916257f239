import type { Citing } from './citations.ts';
import { createCollection, type Page } from './collection.ts';
import type { ServiceRecord } from './schema/service.ts';
import entries from './services?entries';
import summaries from './services?summaries';
import type { Picked, summaryFields } from './summary-fields.ts';

export type ServiceSummary = Picked<ServiceRecord, typeof summaryFields.services>;
export type ServicePage = Citing<Page<ServiceRecord>>;

/** The services, in the order of the menus. */
export const services = createCollection<ServiceSummary, ServicePage>(
  summaries,
  entries,
  (one, other) => one.order - other.order,
);
