import { readPractice } from '../../build/content/read-practice.ts';

/** Whether the sample practice is still in place: its own tests run only then. */
export const hasSample = readPractice().practice.sample === true;
