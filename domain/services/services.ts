import { practice, type ServicePage, services } from '../content.ts';

/** Returns whether a service's page has an action of its own: a button, first aid or care cards. */
export function hasOwnAction({ action, firstAid, triage }: ServicePage): boolean {
  return Boolean(action ?? firstAid ?? triage);
}

/** Returns the service whose page lists all signs, if the practice has one. */
export function triageService(): ServicePage | undefined {
  return services.find(({ triage }) => triage);
}

/** Returns the path of the list of all signs, if the practice has one. */
export function triagePath(): string | undefined {
  const service = triageService();
  return service && `${service.path}#triage`;
}

/** Returns the path of the chart on the page whose link preview shows it, or else on the home page. */
export function chartPath(): string {
  const service = services.find(({ chart }) => chart);
  return `${service?.path ?? '/'}#one-or-two`;
}

const mostInFooter = 4;

/**
 * Returns the services that the footer lists.
 * @param named the slugs that the practice chose
 */
export function footerServices(
  named: readonly string[] = practice.footerServices,
  all: readonly ServicePage[] = services,
): readonly ServicePage[] {
  if (named.length === 0) return all.slice(0, mostInFooter);
  return named.flatMap((slug) => all.find((service) => service.slug === slug) ?? []);
}
