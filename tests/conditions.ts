import { readFileSync } from 'node:fs';

/** Whether to sweep every page and entry at every width, and to start what takes a minute to start. */
export const isNightly = process.env['NIGHTLY'] === '1';

const practice = readFileSync('content/practice/practice.yaml', 'utf8');
/** Whether `content/` is the sample practice. Tests of its own content are skipped for another practice. */
export const hasSample = /^sample: true$/m.test(practice);
