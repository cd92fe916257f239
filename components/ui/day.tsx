import { formatDate } from '#domain/core/language.ts';

/**
 * A day, for readers and for machines.
 * @param date `YYYY-MM-DD`
 */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date)}</time>;
}
