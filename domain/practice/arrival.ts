import { languageName } from '../language.ts';
import type { LocationRecord } from '../schema/location.ts';
import type { Answer } from '../schema/practice.ts';

/** If the answer is unknown, nothing is shown. */
type Answers = Partial<Record<Answer, string>>;

const stepFreeTexts: Answers = {
  yes: 'There are no steps at the entrance.',
  no: 'There are steps at the entrance.',
};
const elevatorTexts: Answers = {
  yes: 'The building has an elevator.',
  no: 'The building doesn’t have an elevator.',
};
const restroomTexts: Answers = {
  yes: 'The restroom is wheelchair accessible.',
  no: 'The restroom isn’t wheelchair accessible.',
};

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
    stepFreeTexts[stepFree],
    elevatorTexts[elevator],
    restroomTexts[restroom],
  ];
  return [
    { title: 'Parking', text: parking },
    { title: 'Public transportation', text: transit },
    { title: 'Entrance', text: way.filter(Boolean).join(' ') },
    { title: 'Languages', text: languages.map(languageName).join(', ') },
  ].filter(({ text }) => text !== '');
}
