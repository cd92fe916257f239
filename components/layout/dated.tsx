import { formatDate } from '#domain/articles/dates.ts';
import { Phrase } from './phrase.tsx';

interface DatedProps {
  /** A pattern of `domain/words` with the placeholder `{date}`. */
  text: string;
  /** `YYYY-MM-DD` */
  date: string;
}

/** A phrase with a date, for readers and for machines. */
export function Dated({ text, date }: DatedProps) {
  return <Phrase text={text} parts={{ date: <time dateTime={date}>{formatDate(date)}</time> }} />;
}
