import type { RowRecord, SignRecord, Signs } from '#content-model/schema/signs.ts';
import { signs as table } from '../content.ts';
import type { SiteLanguage } from '../language.ts';
import { inSpanish } from '../words/in-spanish.ts';
import { listsByLevel, type SignList, signsIn } from './sign-lists.ts';

/** The rows of “What happened?”. */
export const { rows } = table;

/** The table in each language. */
export const signTables: Record<SiteLanguage, Signs> = { en: table, es: inSpanish(table) };

const byId = { en: byIdIn(signTables.en), es: byIdIn(signTables.es) };

function byIdIn({ groups }: Signs) {
  return new Map(signsIn(groups).map((sign) => [sign.id, sign]));
}

/** Returns the signs with these ids, in the same order. */
export function signsNamed(ids: readonly string[], language: SiteLanguage = 'en'): SignRecord[] {
  return ids.flatMap((id) => byId[language].get(id) ?? []);
}

/** Returns the signs of a row by level, the most urgent first. */
export function listsOfRow({ parts }: RowRecord, language: SiteLanguage): SignList[] {
  return listsByLevel(signsNamed(signsIn(parts), language));
}
