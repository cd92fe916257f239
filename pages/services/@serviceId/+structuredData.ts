import type { PageContext } from 'vike/types';
import { describeService, type ServiceView } from '#domain/index.ts';

export default ({ data }: PageContext<ServiceView>) => describeService(data.service);
