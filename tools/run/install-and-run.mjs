import { ensureInstalled } from './install.mjs';
import { run, runMain } from './run.mjs';

// Any Node from 20 installs. The commands in the arguments, separated by `then`, find the project's own
// Node and tools first; the first that fails is the last. They may ask questions, as `wrangler deploy` does.
await runMain(async () => {
  await ensureInstalled();
  for (const [command, ...args] of commandsIn(process.argv.slice(2))) {
    const code = await run(command, args, { output: 'inherit' });
    if (code !== 0) return code;
  }
});

/**
 * @param {string[]} words
 * @returns {[string, ...string[]][]}
 */
function commandsIn(words) {
  const end = words.indexOf('then');
  const [command = '', ...args] = end < 0 ? words : words.slice(0, end);
  return [[command, ...args], ...(end < 0 ? [] : commandsIn(words.slice(end + 1)))];
}
