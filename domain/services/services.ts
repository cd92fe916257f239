import { practice, type ServicePage, services, translations } from '../content.ts';
import type { SiteLanguage } from '../core/language.ts';
import { rowOf } from '../signs/named-signs.ts';

/** Returns whether a service's page has an action of its own: a button, or what to do in an emergency. */
export function hasOwnAction({ action, firstAid, triage }: ServicePage): boolean {
  return Boolean(action ?? firstAid ?? triage);
}

/** The service whose page asks what happened, if the practice has one. */
export const triageService = services.find(({ triage }) => triage);

/** The page about emergencies in each language that the practice has it in. */
export const triagePages: Record<SiteLanguage, ServicePage | undefined> = {
  en: triageService,
  es: translations[0],
};

/** Returns the path of the row that has most of these signs or is named, or else of the question above the rows. */
export function triagePath(
  signs: readonly string[] = [],
  language: SiteLanguage = 'en',
  named?: string,
): string | undefined {
  const page = triagePages[language];
  return page && `${page.path}#${rowOf(signs, named)?.id ?? 'triage'}`;
}

/** Returns the path of the chart on the page whose link preview shows it, or else on the home page. */
export function chartPath(): string {
  const service = services.find(({ chart }) => chart);
  return `${service?.path ?? '/'}#one-or-two`;
}

/** Returns the services that the footer lists: those that the practice chose, or three and the one for emergencies. */
export function footerServices(): readonly ServicePage[] {
  const { footerServices: named } = practice;
  const last = triageService ? [triageService] : services.slice(3, 4);
  const others = services.filter((service) => service !== triageService).slice(0, 3);
  if (named.length === 0) return [...others, ...last];
  return named.flatMap((slug) => services.find((service) => service.slug === slug) ?? []);
}
