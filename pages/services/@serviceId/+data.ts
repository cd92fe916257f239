import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { bySlug, services } from '#domain/content.ts';
import { serviceJsonLd } from '#domain/structured-data/entries.ts';

/** Finds the service at this address. An unknown id gets its own view, with status 404. */
export function data({ urlPathname }: PageContextServer) {
  const service = bySlug(services, urlPathname.slice('/services/'.length));
  if (!service) throw render(404, 'Service not found');
  const { metaTitle: title, metaDescription: description } = service;
  return { service, title, description, graph: serviceJsonLd(service) };
}
