import entries from 'virtual:entries/services';
import summaries from 'virtual:summaries/services';
import type { Citing } from '../articles/citations.ts';
import { practice } from '../practice/practice.ts';
import type { ServiceRecord } from '../schema/service.ts';
import { rows } from '../signs/rows.ts';
import { rowOf } from '../signs/sign-lists.ts';
import { createCollection, type Page } from '../site/collection.ts';
import type { Picked, summaryFields } from '../site/summary-fields.ts';

export type ServiceSummary = Picked<ServiceRecord, typeof summaryFields.services>;
export type ServicePage = Citing<Page<ServiceRecord>>;

/** Returns whether a service's page has an action of its own: a button, or what to do in an emergency. */
export function hasOwnAction({ action, firstAid, triage }: ServiceSummary): boolean {
  return Boolean(action ?? firstAid ?? triage);
}

/** The services, in the order of menus. */
export const services = createCollection<ServiceSummary, ServicePage>(
  summaries,
  entries,
  (one, other) => one.order - other.order,
);

/** Returns the service whose page asks what happened, if the practice has one. */
export function triageService(): ServiceSummary | undefined {
  return services.summaries.find(({ triage }) => triage);
}

/**
 * Returns the path of the row that has most of these signs, or of the question above the rows, if the practice has a
 * page about emergencies. A browser opens the row by its address.
 */
export function triagePath(signs: readonly string[] = []): string | undefined {
  const service = triageService();
  return service && `${service.path}#${rowOf(signs, rows) ?? 'triage'}`;
}

/** Returns the path of the chart on the page whose link preview shows it, or else on the home page. */
export function chartPath(): string {
  const service = services.summaries.find(({ chart }) => chart);
  return `${service?.path ?? '/'}#one-or-two`;
}

const mostInFooter = 4;

/**
 * Returns the services that the footer lists.
 * @param named the slugs that the practice chose
 */
export function footerServices(
  named: readonly string[] = practice.footerServices,
  all: readonly ServiceSummary[] = services.summaries,
): readonly ServiceSummary[] {
  if (named.length === 0) return all.slice(0, mostInFooter);
  return named.flatMap((slug) => all.find((service) => service.slug === slug) ?? []);
}
