import type { PageContext } from 'vike/types';
import { describeService, type ServiceView } from '#content/index.ts';

export default ({ data }: PageContext<ServiceView>) => describeService(data.service);
