import type { RowRecord, SignRecord, Signs } from '#content-model/schema/signs.ts';
import { type ServicePage, services, signs as table, translations } from '../content.ts';
import { inSpanish, type SiteLanguage } from '../core/language.ts';
import { signsIn } from './sign-lists.ts';

/** The table in each language. */
export const signTables: Record<SiteLanguage, Signs> = { en: table, es: inSpanish(table) };

/** Returns the signs with these ids, in the same order. */
export function signsNamed(ids: readonly string[], language: SiteLanguage = 'en'): SignRecord[] {
  const all = signsIn(signTables[language].groups);
  return ids.flatMap((id) => all.find((sign) => sign.id === id) ?? []);
}

/**
 * Returns the row of “What happened?” that has most of these signs, or nothing if none has any.
 * @param named the id of the row that a page names instead
 */
export function rowOf(signs: readonly string[], named?: string): RowRecord | undefined {
  if (named) return table.rows.find(({ id }) => id === named);
  const countIn = ({ parts }: RowRecord) =>
    signsIn(parts).filter((one) => signs.includes(one)).length;
  const [best] = table.rows.toSorted((one, other) => countIn(other) - countIn(one));
  return best && countIn(best) > 0 ? best : undefined;
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
