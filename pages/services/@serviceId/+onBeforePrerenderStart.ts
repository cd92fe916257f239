import { hasOwnAction, services } from '#domain/services/services.ts';

/** Lists the services to prerender. All others are rendered on request. */
export const onBeforePrerenderStart = () =>
  services.summaries.filter(hasOwnAction).map(({ path }) => path);
