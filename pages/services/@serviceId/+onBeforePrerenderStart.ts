import { services } from '#domain/content.ts';
import { hasOwnAction } from '#domain/services/services.ts';

/** Lists the services to prerender. All others are rendered on request. */
export const onBeforePrerenderStart = () => services.filter(hasOwnAction).map(({ path }) => path);
