import type { PageContext } from 'vike/types';
import type { ServiceView } from '#content/index.ts';

export default ({ data }: PageContext<ServiceView>) => data.service.metaDescription;
