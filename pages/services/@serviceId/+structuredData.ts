import type { PageContext } from 'vike/types';
import { type ServiceView, serviceJsonLd } from '#domain/index.ts';

export default ({ data }: PageContext<ServiceView>) => serviceJsonLd(data.service);
