import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import {
  bySlug,
  type LegalPage,
  languageHelp,
  legalPages,
  type PatientPage,
  patientPages,
} from '#domain/content.ts';
import { type PageMeta, pageTitle } from '#domain/site/page-meta.ts';
import { legalJsonLd, pageGraph, patientPageJsonLd } from '#domain/structured-data/pages.ts';

/** Finds the page for patients, the legal text, or the page about language help. An unknown slug gets the not-found page. */
export function data({ routeParams: { slug } }: PageContextServer) {
  if (`/${slug}` === languageHelp?.path) {
    const { title, standfirst, description } = languageHelp;
    const about = { '@type': 'WebPage', name: title, description: standfirst } as const;
    return { title: pageTitle(title), description, graph: pageGraph(languageHelp, about) };
  }
  const patients = bySlug(patientPages, slug);
  if (patients) return { patients, ...metaOf(patients), graph: patientPageJsonLd(patients) };
  const legal = bySlug(legalPages, slug);
  if (!legal) throw render(404);
  return { legal, ...metaOf(legal), graph: legalJsonLd(legal) };
}

function metaOf({ title, metaDescription }: PatientPage | LegalPage): PageMeta {
  return { title: pageTitle(title), description: metaDescription };
}
