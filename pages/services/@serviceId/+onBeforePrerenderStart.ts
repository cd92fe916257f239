import { hasOwnAction, services } from '#domain/services/services.ts';

/** The services that are files of the build; all others are rendered when they are asked for. */
export const onBeforePrerenderStart = () =>
  services.summaries.filter(hasOwnAction).map(({ path }) => path);
