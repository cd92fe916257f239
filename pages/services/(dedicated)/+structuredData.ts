import type { PageContext } from 'vike/types';
import { describeDedicatedService, type ServiceView } from '#content/index.ts';

export default ({ data }: PageContext<ServiceView>) => describeDedicatedService(data.service);
