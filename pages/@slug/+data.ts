import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { legalPages, patientPages } from '#domain/index.ts';

/** Loads the page for patients or the legal text at this address. An unknown slug gets the not-found page. */
export async function data({ routeParams: { slug = '' } }: PageContextServer) {
  const page = (await patientPages.load(slug)) ?? (await legalPages.load(slug));
  if (!page) throw render(404);
  return page;
}
