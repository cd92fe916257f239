import type { ContentProblem } from '../content-error.ts';
import { addresses, descriptions, legalTexts, locationNames, orders } from './addresses.ts';
import { aliases } from './aliases.ts';
import type { Content } from './content.ts';
import { contrast } from './contrast.ts';
import { hiddenPages } from './hidden-pages.ts';
import { articleTexts, documents, links, toolPlaces, videos } from './links.ts';
import { exceptions, openLocation } from './practice.ts';
import { formerAddresses, redirectTargets } from './redirects.ts';
import { references } from './references.ts';
import { signLimits } from './signs.ts';

/** The checks of references between files, one for each rule. The build runs all of them. */
const checks = {
  contrast,
  references,
  hiddenPages,
  links,
  documents,
  articleTexts,
  signLimits,
  aliases,
  toolPlaces,
  videos,
  addresses,
  formerAddresses,
  redirectTargets,
  orders,
  descriptions,
  legalTexts,
  locationNames,
  exceptions,
  openLocation,
};

/** Returns the errors in references between files. */
export function problemsIn(content: Content): ContentProblem[] {
  return Object.values(checks).flatMap((check) => check(content));
}
