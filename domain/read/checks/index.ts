import type { ContentProblem } from '../content-error.ts';
import { addresses, legalTexts, locationNames, orders } from './addresses.ts';
import type { Content } from './content.ts';
import { equipment, exceptions, openLocation, places } from './practice.ts';
import { formerAddresses, redirectTargets } from './redirects.ts';
import {
  citedSources,
  documents,
  links,
  namedSigns,
  pictures,
  relatedPages,
  toolPlaces,
  videos,
} from './references.ts';

/** What files say of one another, one check for each rule. The build and the editor run all of them. */
export const checks = {
  relatedPages,
  links,
  documents,
  citedSources,
  namedSigns,
  toolPlaces,
  pictures,
  videos,
  addresses,
  formerAddresses,
  redirectTargets,
  orders,
  legalTexts,
  locationNames,
  places,
  equipment,
  exceptions,
  openLocation,
};

/** Everything that is wrong between the files of a content. */
export function problemsIn(content: Content): ContentProblem[] {
  return Object.values(checks).flatMap((check) => check(content));
}
