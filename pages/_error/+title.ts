import type { PageContext } from 'vike/types';
import { serviceNotFound } from '#components/not-found/service-not-found.ts';
import { practice } from '#domain/content.ts';
import { titleWords } from '#domain/words/pages.ts';

export default ({ is404, abortStatusCode, abortReason }: PageContext) =>
  titleWords.page(headingOf(is404 || abortStatusCode === 404, abortReason), practice.name);

function headingOf(isMissing: boolean, reason: unknown): string {
  if (reason === serviceNotFound) return titleWords.serviceNotFound;
  return isMissing ? titleWords.pageNotFound : titleWords.error;
}
