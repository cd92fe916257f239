import {
  hasOwnAction,
  languageHelp,
  legalPages,
  patientPages,
  posts,
  services,
  translations,
} from '#domain/content.ts';

/** Lists the pages to prerender whose addresses have a parameter. All others are rendered on request. */
export const onBeforePrerenderStart = () =>
  [patientPages, legalPages, posts, services.filter(hasOwnAction), translations, languageHelp ?? []]
    .flat()
    .map(({ path }) => path);
