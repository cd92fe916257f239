import { run, runMain } from '../../tools/run/run.mjs';
import { ensureBrowser } from '../../tools/test/browser.ts';

// Without a browser, Playwright would fail each picture for the same reason.
await runMain(async () => {
  const options = ['--config', 'build/look/look.config.ts', ...process.argv.slice(2)];
  return run('playwright', ['test', ...options], { env: { CHROMIUM_PATH: await ensureBrowser() } });
});
