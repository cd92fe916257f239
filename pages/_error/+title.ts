import type { PageContext } from 'vike/types';
import { pageTitle } from '#domain/site/page-meta.ts';

/** The title of a page that fails. A missing service has its own, which its `+data.ts` gives as the reason. */
export default ({ is404, abortStatusCode, abortReason }: PageContext) =>
  pageTitle(String(abortReason ?? (is404 || abortStatusCode === 404 ? 'Page not found' : 'Error')));
