import { render } from 'vike/abort';
import { serviceNotFound } from '#components/not-found/not-found.tsx';
import { type ServiceView, viewService } from '#content/index.ts';

/**
 * What a service's page shows.
 * @throws the view of an unknown service, with status 404, where no entry has this id
 */
export async function loadService(id: string): Promise<ServiceView> {
  const view = await viewService(id);
  if (!view) throw render(404, serviceNotFound);
  return view;
}
