import { services } from '#domain/content.ts';
import { hasOwnAction } from '#domain/services/services.ts';

/** Lists the services to prerender: those with an action of their own. All others are rendered on request. */
export const onBeforePrerenderStart = () => services.filter(hasOwnAction).map(({ path }) => path);
