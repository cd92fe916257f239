import { readPractice } from '../../build/content/read-practice.ts';
import { findSamples } from '../deploy/sample-values.ts';

/** Whether the sample practice is still in place: its own tests run only then. */
export const hasSample = findSamples(readPractice()).length > 0;
