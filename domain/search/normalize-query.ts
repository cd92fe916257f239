import { longestQuery } from './search.ts';

/** Normalizes a query to one line without control characters, of at most 100 characters. */
export function normalizeQuery(raw: unknown): string {
  if (typeof raw !== 'string') return '';
  const line = raw
    .slice(0, longestQuery * 4)
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\uFFFD]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, longestQuery).join('').trim();
}
