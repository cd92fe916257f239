import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { serviceNotFound } from '#components/not-found/views.ts';
import { viewService } from '#content/index.ts';

/** The service of this address; an unknown id has a view of its own. */
export async function data({ routeParams }: PageContextServer) {
  const view = await viewService(routeParams['serviceId'] ?? '');
  if (!view) throw render(404, serviceNotFound);
  return view;
}
