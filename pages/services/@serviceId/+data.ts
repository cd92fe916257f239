import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { serviceNotFound } from '#components/not-found/service-not-found.ts';
import { viewService } from '#domain/index.ts';

/** Loads the service at this address. An unknown id gets its own view, with status 404. */
export async function data({ urlPathname }: PageContextServer) {
  const view = await viewService(urlPathname.slice('/services/'.length));
  if (!view) throw render(404, serviceNotFound);
  return view;
}
