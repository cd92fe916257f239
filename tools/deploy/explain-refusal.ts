import { explainRefusal } from '../../build/content/explain-refusal.ts';

/** GitHub's limit for the description of a commit status. */
const maximumLength = 140;

/** Prints the first problem in the content as one line for the editor, or nothing if the content is valid. */
const line = explainRefusal();
if (line) console.log(line.slice(0, maximumLength));
