import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { services, translations } from '#domain/content.ts';
import { serviceJsonLd } from '#domain/structured-data/entries.ts';

/** Finds the service at this address, in English or in Spanish. An unknown id gets its own view, with status 404. */
export function data({ urlPathname }: PageContextServer) {
  const translation = translations.find(({ path }) => path === urlPathname);
  const service = translation ?? services.find(({ path }) => path === urlPathname);
  if (!service) throw render(404, 'Service not found');
  const { metaTitle: title, metaDescription: description } = service;
  const language = translation?.language;
  return { service, title, description, language, graph: serviceJsonLd(service, language) };
}
