import { readPractice } from '../../build/content/read-practice.ts';

/** Whether the content is still the sample practice's, which has tests of its own. */
export const hasSample = readPractice().practice.sample === true;
