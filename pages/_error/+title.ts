import type { PageContext } from 'vike/types';
import { pageTitle } from '#domain/site/page-meta.ts';

/** The reason for which a page's data is missing is a title: a missing service has a page of its own. */
export default ({ is404, abortStatusCode, abortReason }: PageContext) =>
  pageTitle(String(abortReason ?? (is404 || abortStatusCode === 404 ? 'Page not found' : 'Error')));
