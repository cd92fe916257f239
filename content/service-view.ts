import { type ServicePage, services } from './services.ts';
import { linkTo, type PageLink } from './titles.ts';

/** What a service's page shows. */
export interface ServiceView {
  service: ServicePage;
  related: PageLink[];
}

/** A service with its related pages, or `undefined` where no service has this id. */
export async function viewService(id: string): Promise<ServiceView | undefined> {
  const service = await services.load(id);
  return service && { service, related: service.related.map(linkTo) };
}
