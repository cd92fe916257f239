import { ensureInstalled } from './install.mjs';
import { checkMachine } from './machine.mjs';
import { run, runMain } from './run.mjs';

await runMain(async () => {
  checkMachine();
  await ensureInstalled();
  return run('node', ['scripts/run-tests.ts']);
});
