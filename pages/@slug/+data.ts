import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { legalPages, patientPages } from '#domain/index.ts';

/** The page for patients or the legal text of this address; an unknown slug is the not-found page. */
export async function data({ routeParams: { slug = '' } }: PageContextServer) {
  const page = (await patientPages.load(slug)) ?? (await legalPages.load(slug));
  if (!page) throw render(404);
  return page;
}
