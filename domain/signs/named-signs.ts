import type { RowRecord, SignRecord, Signs } from '#content-model/schema/signs.ts';
import { signs as table } from '../content.ts';
import { inSpanish, type SiteLanguage } from '../language.ts';
import { listsByLevel, type SignList, signsIn } from './sign-lists.ts';

/** The rows of “What happened?”. */
export const { rows } = table;

/** The table in each language. */
export const signTables: Record<SiteLanguage, Signs> = { en: table, es: inSpanish(table) };

/** Returns the signs with these ids, in the same order. */
export function signsNamed(ids: readonly string[], language: SiteLanguage = 'en'): SignRecord[] {
  const all = signsIn(signTables[language].groups);
  return ids.flatMap((id) => all.find((sign) => sign.id === id) ?? []);
}

/** Returns the signs of a row by level, the most urgent first. */
export function listsOfRow({ parts }: RowRecord, language: SiteLanguage): SignList[] {
  return listsByLevel(signsNamed(signsIn(parts), language));
}
