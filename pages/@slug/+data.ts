import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import {
  bySlug,
  type LegalPage,
  legalPages,
  type PatientPage,
  patientPages,
  practice,
} from '#domain/content.ts';
import type { PageMeta } from '#domain/site/page-meta.ts';
import { legalJsonLd, patientPageJsonLd } from '#domain/structured-data/pages.ts';
import { titleWords } from '#domain/words/pages.ts';

/** Finds the page for patients or the legal text at this address. An unknown slug gets the not-found page. */
export function data({ routeParams: { slug } }: PageContextServer) {
  const patients = bySlug(patientPages, slug);
  if (patients) return { patients, ...metaOf(patients), graph: patientPageJsonLd(patients) };
  const legal = bySlug(legalPages, slug);
  if (!legal) throw render(404);
  return { legal, ...metaOf(legal), graph: legalJsonLd(legal) };
}

function metaOf({ title, metaDescription }: PatientPage | LegalPage): PageMeta {
  return { title: titleWords.page(title, practice.name), description: metaDescription };
}
