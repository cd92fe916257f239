import type { PageContext } from 'vike/types';
import { serviceNotFound } from '#components/not-found/not-found.tsx';
import { practice } from '#content/index.ts';

export default ({ is404, abortStatusCode, abortReason }: PageContext) =>
  `${headingOf(is404 || abortStatusCode === 404, abortReason)} | ${practice.name}`;

function headingOf(isMissing: boolean, reason: unknown): string {
  if (reason === serviceNotFound) return 'Service not found';
  return isMissing ? 'Page not found' : 'Error';
}
