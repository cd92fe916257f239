import type { Plugin } from 'vite';

/** Bugs in the installed version of Sveltia CMS that lose text, and the code that replaces them. */
const patches: readonly (readonly [wrong: RegExp, right: string])[] = [
  // Sveltia saves no drafts for a folder that is chosen after another backend, and going back loses them.
  [/if\((\w+)&&!\w+\)(\{let\{databaseName:\w+\}=\1\.repository\?\?\{\};)/, 'if($1)$2'],
  // Enter adds an option twice, and a list with a duplicate is no longer rendered.
  [/(\w+)\(\[\.\.\.\1\(\),(\w+\(\w+\))\]\),(\w+\.onAddValue)/, '$1([...new Set([...$1(),$2])]),$3'],
];

/**
 * Patches Sveltia CMS where its bugs would lose an editor's text.
 * @throws Error if the installed version doesn't contain the code that a patch replaces
 */
export const patchSveltia: Plugin = {
  name: 'patch-sveltia',
  transform: {
    filter: { id: /@sveltia\/cms\/npm\/index\.js$/ },
    handler: (code) =>
      patches.reduce((text, [wrong, right]) => {
        if (wrong.test(text)) return text.replace(wrong, right);
        throw new Error(`Sveltia CMS no longer contains ${wrong}: update or remove its patch.`);
      }, code),
  },
};
