import { readContent } from '../../build/content/content-plugin.ts';
import { ContentError } from '../../domain/read/content-error.ts';

/** As long as the description of a commit's status may be. */
const maximumLength = 140;

/** Prints what the build refuses first in the content, in a line for the editor; nothing if it takes all. */
try {
  readContent('content');
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  const [first] = error.problems;
  const line = `${first?.file}, ${first?.field}: expected ${first?.expected}, received ${first?.received}`;
  console.log(line.replace(/^content\//, '').slice(0, maximumLength));
}
