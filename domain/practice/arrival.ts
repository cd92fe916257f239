import { languageName } from '../language/language-names.ts';
import type { LocationRecord } from '../schema/practice/location.ts';
import { locationWords as words } from '../words/locations.ts';

/** Returns what to know before going to a location, without empty or unknown answers. */
export function describeArrival({
  parking,
  transit,
  entrance,
  languages,
}: Pick<LocationRecord, 'parking' | 'transit' | 'entrance' | 'languages'>) {
  const { directions, stepFree, elevator, restroom } = entrance;
  const way = [
    directions,
    words.stepFree[stepFree],
    words.elevator[elevator],
    words.restroom[restroom],
  ];
  return [
    { title: words.parking, text: parking },
    { title: words.transit, text: transit },
    { title: words.entrance, text: way.filter(Boolean).join(' ') },
    { title: words.languages, text: languages.map(languageName).join(', ') },
  ].filter(({ text }) => text !== '');
}
