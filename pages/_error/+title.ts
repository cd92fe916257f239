import type { PageContext } from 'vike/types';
import { serviceNotFound } from '#components/not-found/service-not-found.ts';
import { pageTitle } from '#domain/site/page-meta.ts';

export default ({ is404, abortStatusCode, abortReason }: PageContext) =>
  pageTitle(headingOf(is404 || abortStatusCode === 404, abortReason));

function headingOf(isMissing: boolean, reason: unknown): string {
  if (reason === serviceNotFound) return 'Service not found';
  return isMissing ? 'Page not found' : 'Error';
}
