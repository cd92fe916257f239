import { readPractice } from '../../../build/content/read-practice.ts';
import { backdropsOf } from '../../../domain/brand/backdrops.ts';
import { examCalendars } from '../../../domain/hours/exam-calendars.ts';
import { openLocationsOf } from '../../../domain/practice/locations.ts';
import { patientAnswersOf } from '../../../domain/practice/patient-facts.ts';
import { securityHeaders as headersFor } from '../../../server/middleware/security-headers.ts';

const facts = readPractice();

/** The facts of the practice, read from its files: browser tests run in plain Node. */
export const { booking, categories, practice } = facts;

export const { hero } = facts.brand;
export const backdrops = backdropsOf(facts.brand);
export const calendars = examCalendars(facts);
export const openLocations = openLocationsOf(facts);
export const [mainLocation] = openLocations;
export const answers = patientAnswersOf(facts);

/** The security headers of every answer of this site. */
export const securityHeaders = () => headersFor(hero.video);
