import { examCalendars } from './exam-calendars.ts';
import { readPractice } from './read-practice.ts';

const facts = readPractice();

/**
 * The facts of the practice for whatever runs in Node itself: commands, plugins and tests. It is what
 * `#facts` means there; in the site the content plugin puts the same facts in its place.
 */
export const {
  practice,
  locations,
  people,
  closures,
  announcement,
  booking,
  plans,
  notices,
  emergencies,
  care,
} = facts;

export const calendars = examCalendars(facts);
