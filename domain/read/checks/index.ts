import type { ContentProblem } from '../content-error.ts';
import { addresses, descriptions, legalTexts, locationNames, orders } from './addresses.ts';
import { aliases } from './aliases.ts';
import type { Content } from './content.ts';
import { hiddenPages } from './hidden-pages.ts';
import { equipment, exceptions, footerServices, openLocation, places } from './practice.ts';
import { formerAddresses, redirectTargets } from './redirects.ts';
import {
  articleTexts,
  categories,
  citedSources,
  documents,
  links,
  pictures,
  plates,
  relatedPages,
  toolPlaces,
  videos,
} from './references.ts';
import { namedSigns } from './signs.ts';

/** The checks of references between files, one for each rule. The build runs all of them. */
export const checks = {
  relatedPages,
  hiddenPages,
  links,
  documents,
  articleTexts,
  categories,
  citedSources,
  namedSigns,
  aliases,
  toolPlaces,
  pictures,
  plates,
  videos,
  addresses,
  formerAddresses,
  redirectTargets,
  orders,
  descriptions,
  legalTexts,
  locationNames,
  places,
  equipment,
  footerServices,
  exceptions,
  openLocation,
};

/**
 * Returns the errors in references between files.
 * @param skipped the names of checks that don't apply
 */
export function problemsIn(
  content: Content,
  skipped: readonly (keyof typeof checks)[] = [],
): ContentProblem[] {
  const names = Object.keys(checks) as (keyof typeof checks)[];
  return names.filter((name) => !skipped.includes(name)).flatMap((name) => checks[name](content));
}
