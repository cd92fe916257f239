import { ensureInstalled } from './install.mjs';
import { run, runMain } from './run.mjs';

// Any Node from 20 installs; what the arguments name is then run by the project's own.
await runMain(async () => {
  await ensureInstalled();
  return run('node', process.argv.slice(2));
});
