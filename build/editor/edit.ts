import { spawnSync } from 'node:child_process';
import { basename, resolve } from 'node:path';
import { buildEditor } from './build-editor.ts';
import { waitForContent } from './wait-for-content.ts';

/** Runs the development server with the editor, which only this machine can reach. */
const port = Number(process.env['PORT'] || 8787);
await waitForContent(port);
const folder = resolve('node_modules/.cache/editor');
// The editor shows this name when it asks for the folder to edit.
await buildEditor(folder, `this-computer/${basename(process.cwd())}`);
console.log(`The editor: http://127.0.0.1:${port}/edit (in Chrome or Edge)`);
// Building the editor set NODE_ENV to "production", in which changes to files wouldn't show.
const env = { ...process.env, NODE_ENV: 'development', EDITOR_FOLDER: folder, PORT: `${port}` };
process.exitCode = spawnSync('vike', ['dev'], { env, stdio: 'inherit' }).status ?? 1;
