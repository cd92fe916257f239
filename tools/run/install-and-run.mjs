import { ensureInstalled } from './install.mjs';
import { run, runMain } from './run.mjs';

// Installs the packages, with any Node from version 20. Then runs the commands in the arguments, separated by
// `then`, with the project's own Node and tools, until one fails. Commands such as `wrangler deploy` may prompt.
await runMain(async () => {
  await ensureInstalled();
  for (const [command, ...args] of commandsIn(process.argv.slice(2))) {
    const code = await run(command, args, { output: 'inherit' });
    if (code !== 0) return code;
  }
});

/**
 * Splits arguments into commands at each `then`.
 * @param {string[]} words
 * @returns {[string, ...string[]][]}
 */
function commandsIn(words) {
  const end = words.indexOf('then');
  const [command = '', ...args] = end < 0 ? words : words.slice(0, end);
  return [[command, ...args], ...(end < 0 ? [] : commandsIn(words.slice(end + 1)))];
}
