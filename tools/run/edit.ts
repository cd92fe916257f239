import { basename } from 'node:path';
import { keepChecklistPage } from '../deploy/checklist-page.ts';
import { ensureEditor } from './ensure-editor.ts';
import { checkPort, readPort } from './port.ts';
import { rootFolder, run, runMain } from './run.mjs';
import { waitForContent } from './wait-for-content.ts';
import { wranglerEnvironment } from './wrangler-environment.ts';

/** Runs the development server with the editor and the checklist, which only this machine can reach. */
await runMain(async () => {
  const port = readPort();
  await checkPort(port);
  await waitForContent(port);
  // The editor shows this name when it asks for the folder to edit.
  const folder = await ensureEditor(`this-computer/${basename(rootFolder)}`);
  await keepChecklistPage(folder);
  console.log(`The checklist: http://127.0.0.1:${port}/edit/checklist.html`);
  console.log(`The editor: http://127.0.0.1:${port}/edit (in Chrome or Edge)`);
  return run('vike', ['dev'], {
    env: {
      ...wranglerEnvironment,
      // Building the editor set this to "production", in which changes to files wouldn't show.
      NODE_ENV: 'development',
      EDITOR_FOLDER: folder,
      PORT: `${port}`,
    },
  });
});
