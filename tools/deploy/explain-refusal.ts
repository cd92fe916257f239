import { explainRefusal } from '../../build/content/explain-refusal.ts';

/** As long as the description of a commit's status may be. */
const maximumLength = 140;

/** Prints what the build refuses first in the content, in a line for the editor; nothing if it takes all. */
const line = explainRefusal();
if (line) console.log(line.slice(0, maximumLength));
