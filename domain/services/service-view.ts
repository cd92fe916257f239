import { type PageLink, pageLink } from '../site/page-links.ts';
import { type ServicePage, services } from './services.ts';

/** The data of a service's page. */
export interface ServiceView {
  service: ServicePage;
  related: PageLink[];
}

/** Returns a service with its related pages, or `undefined` if no service has this id. */
export async function viewService(id: string): Promise<ServiceView | undefined> {
  const service = await services.load(id);
  return service && { service, related: (service.related ?? []).map(pageLink) };
}
