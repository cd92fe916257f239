import { ensureInstalled } from './install.mjs';
import { checkMachine } from './machine.mjs';
import { run, runMain } from './run.mjs';

await runMain(async () => {
  checkMachine();
  await ensureInstalled();
  return run('node', ['build/run/serve.ts', ...process.argv.slice(2)]);
}, 0);
