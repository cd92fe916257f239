import { basename, join } from 'node:path';
import { buildEditor } from '../editor/build-editor.ts';
import { checkPort, readPort } from './port.ts';
import { rootFolder, run, runMain } from './run.mjs';
import { wranglerEnvironment } from './wrangler-environment.ts';

const usualPort = 8787;
const folder = join(rootFolder, 'node_modules', '.cache', 'editor');

/** Serves the site as its files are now, and the editor beside it, to this machine alone. */
await runMain(async () => {
  const port = readPort(process.env['PORT'], usualPort);
  await checkPort(port);
  await buildEditor(folder, `this-computer/${basename(rootFolder)}`);
  console.log(`The editor: http://127.0.0.1:${port}/edit (in Chrome or Edge)`);
  return run('vike', ['dev'], {
    env: { ...wranglerEnvironment, EDITOR_FOLDER: folder, PORT: `${port}` },
  });
});
