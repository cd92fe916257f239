import { ensureInstalled } from '../run/install.mjs';
import { checkMachine } from '../run/machine.mjs';
import { run, runMain } from '../run/run.mjs';

await runMain(async () => {
  checkMachine();
  await ensureInstalled();
  return run('node', ['build/test/run-tests.ts']);
});
