import { type PageLink, pageLink } from '../site/page-links.ts';
import { type ServicePage, services } from './services.ts';

/** What a service's page shows. */
export interface ServiceView {
  service: ServicePage;
  related: PageLink[];
}

/** A service with its related pages, or `undefined` where no service has this id. */
export async function viewService(id: string): Promise<ServiceView | undefined> {
  const service = await services.load(id);
  return service && { service, related: service.related.map(pageLink) };
}
