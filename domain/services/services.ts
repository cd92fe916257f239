import entries from 'virtual:entries/services';
import summaries from 'virtual:summaries/services';
import type { Citing } from '../articles/citations.ts';
import { practice } from '../practice/practice.ts';
import type { ServiceRecord } from '../schema/service.ts';
import type { SourceRecord } from '../schema/source.ts';
import { createCollection, type Page } from '../site/collection.ts';
import type { Picked, summaryFields } from '../site/summary-fields.ts';

export type ServiceSummary = Picked<ServiceRecord, typeof summaryFields.services>;
export type ServicePage = Citing<Page<ServiceRecord>> & {
  /** Sources of the signs on its care cards, numbered after `sources`. */
  signSources: readonly SourceRecord[];
};

/** Returns whether a service's page has an action of its own: a button, first aid or care cards. */
export function hasOwnAction({ action, firstAid, triage }: ServiceSummary): boolean {
  return Boolean(action ?? firstAid ?? triage);
}

/** The services, in the order of menus. */
export const services = createCollection<ServiceSummary, ServicePage>(
  summaries,
  entries,
  (one, other) => one.order - other.order,
);

/** Returns the service whose page lists all signs, if the practice has one. */
export function triageService(): ServiceSummary | undefined {
  return services.summaries.find(({ triage }) => triage);
}

/** Returns the path of the list of all signs, if the practice has one. */
export function triagePath(): string | undefined {
  const service = triageService();
  return service && `${service.path}#triage`;
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
