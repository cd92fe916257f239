import { basename } from 'node:path';
import { keepChecklistPage } from '../deploy/checklist-page.ts';
import { ensureEditor } from './ensure-editor.ts';
import { checkPort, readPort } from './port.ts';
import { rootFolder, run, runMain } from './run.mjs';
import { waitForContent } from './wait-for-content.ts';
import { wranglerEnvironment } from './wrangler-environment.ts';

/** Serves the site as its files are now, and the editor beside it, to this machine alone. */
await runMain(async () => {
  const port = readPort();
  await checkPort(port);
  await waitForContent(port);
  // Its name tells which folder to choose.
  const folder = await ensureEditor(`this-computer/${basename(rootFolder)}`);
  await keepChecklistPage(folder);
  console.log(`The checklist: http://127.0.0.1:${port}/edit/checklist.html`);
  console.log(`The editor: http://127.0.0.1:${port}/edit (in Chrome or Edge)`);
  return run('vike', ['dev'], {
    env: {
      ...wranglerEnvironment,
      // The build of the editor has left "production" here, in which no change would show.
      NODE_ENV: 'development',
      EDITOR_FOLDER: folder,
      PORT: `${port}`,
    },
  });
});
