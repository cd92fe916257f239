import type { Plugin } from 'vite';

/** What is wrong in the version of Sveltia CMS that is installed, and what it becomes. */
const mends: readonly (readonly [wrong: RegExp, right: string])[] = [
  // Who is told to try again later, does so instead of correcting what is named below.
  [
    /There was an error while saving the entry\. Please try again later\./,
    'Nothing was saved, for this reason:',
  ],
  // A folder is chosen after a backend was: its drafts are no longer kept, and lost on the way back.
  [/if\((\w+)&&!\w+\)(\{let\{databaseName:\w+\}=\1\.repository\?\?\{\};)/, 'if($1)$2'],
  // Enter reports an option twice, and a list that holds one twice is no longer drawn.
  [/(\w+)\(\[\.\.\.\1\(\),(\w+\(\w+\))\]\),(\w+\.onAddValue)/, '$1([...new Set([...$1(),$2])]),$3'],
];

/**
 * Mends Sveltia CMS where whoever edits would lose what they wrote, or be told something untrue.
 * @throws Error where another version no longer has what a mend changes
 */
export const patchSveltia: Plugin = {
  name: 'mend-editor',
  transform: {
    filter: { id: /@sveltia\/cms\/npm\/index\.js$/ },
    handler: (code) =>
      mends.reduce((text, [wrong, right]) => {
        if (!wrong.test(text)) throw new Error(`Sveltia CMS has changed; is this needed? ${wrong}`);
        return text.replace(wrong, right);
      }, code),
  },
};
