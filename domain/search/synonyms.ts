import { causeSynonyms } from './cause-synonyms.ts';
import { symptomSynonyms } from './symptom-synonyms.ts';

/**
 * Words and phrases that visitors use for the same thing, and what replaces them. Endings such as "-s" and "-ing"
 * need no entry. A phrase is found before its words: "can't see" is a symptom, although "can't" says nothing.
 */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  // People
  child: ['kid', 'children', 'kiddo', 'son', 'daughter', 'toddler', 'teen', 'teenager', 'student'],
  baby: ['infant'],
  newborn: ['day old', 'days old', 'week old', 'weeks old'],
  doctor: ['optometrist', 'optician', 'doc', 'dr', 'physician'],
  pregnant: ['pregnancy', 'trimester', 'postpartum', 'gave birth', 'had a baby', 'had my baby'],

  // The practice
  glasses: ['glass', 'eyeglass', 'spectacle', 'spec', 'eyewear'],
  sunglasses: ['sunglass', 'shades'],
  lens: ['lenses'],
  contact: ['soft lens', 'hard lens', 'scleral'],
  coating: ['scratch resistant', 'anti scratch', 'anti glare', 'anti fog', 'antiglare'],
  exam: ['examination', 'checkup', 'test'],
  appointment: ['appt', 'schedule', 'reschedule', 'cancel', 'book', 'booking', 'reservation'],
  screen: ['computer', 'monitor', 'laptop', 'tablet', 'device'],
  nearsighted: ['nearsightedness', 'shortsighted', 'shortsightedness', 'myopic', 'myopia'],
  farsighted: ['farsightedness', 'longsighted', 'hyperopia'],
  far: ['distance', 'distant'],
  diabetes: ['diabetic', 'blood sugar'],
  // "How much" is a question about cost. The "much" of texts isn't indexed, because it's a stop word.
  cost: ['price', 'fee', 'much'],
  hour: ['open', 'closed', 'opening'],

  // When
  sudden: [
    'suddenly',
    'all of a sudden',
    'out of nowhere',
    'out of the blue',
    'instantly',
    'just now',
  ],
  day: [
    'week',
    'weekend',
    'yesterday',
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
    'sunday',
  ],
  slowly: ['slow', 'gradual', 'gradually'],
  first: ['never had', 'never before'],

  // The rest of the body
  vomit: [
    'throw up',
    'throwing up',
    'throws up',
    'threw up',
    'thrown up',
    'puke',
    'barf',
    'nausea',
    'nauseous',
    'nauseated',
    'sick to my stomach',
    'sick to your stomach',
    'feel sick',
    'feels sick',
    'feeling sick',
  ],
  headache: ['head hurts', 'head ache'],
  fever: ['feverish', 'temperature', 'temp', '101', '102', '103', '104'],
  confused: [
    'confusion',
    'disoriented',
    'delirious',
    'acting crazy',
    'acting weird',
    'acting strange',
  ],
  faint: ['passed out', 'passing out', 'pass out', 'unconscious', 'knocked out', 'blacked out'],
  sleepy: [
    'drowsy',
    'sleepiness',
    "can't wake",
    "won't wake",
    'hard to wake',
    'lethargic',
    'groggy',
  ],
  speech: [
    'slur',
    "can't talk",
    "can't speak",
    'trouble speaking',
    'trouble talking',
    'talks funny',
    'talking funny',
  ],
  numb: ['numbness', 'tingling'],
  weak: ['weakness', 'paralyzed', "can't move", "can't lift"],
  move: ['look around', 'side to side', 'look up', 'look down'],
  breathe: ['breath', 'breathing', 'wheeze'],
  bp: ['blood pressure', 'hypertension', 'hypertensive'],
  chemotherapy: ['chemo'],
  thinner: [
    'blood thinner',
    'blood thinners',
    'warfarin',
    'coumadin',
    'eliquis',
    'xarelto',
    'pradaxa',
    'plavix',
    'heparin',
    'lovenox',
  ],

  ...symptomSynonyms,
  ...causeSynonyms,
};
