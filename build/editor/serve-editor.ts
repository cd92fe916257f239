import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Connect } from 'vite';
import { editorHeadersOf, editorPath } from '../../server/middleware/editor-headers.ts';

/** Serves what `buildEditor` wrote to a folder, before anything else answers. */
export function serveEditor(folder: string): Connect.NextHandleFunction {
  return async function answer(request, response, next) {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '');
    if (path !== editorPath && !path.startsWith(`${editorPath}/`)) return next();
    const file = path === editorPath ? `${path}.html` : path;
    const bytes = await readFile(join(folder, file)).catch(() => undefined);
    if (!bytes) return next();
    const type = getMimeType(file) ?? 'application/octet-stream';
    // The folder is built anew each time.
    const headers = { ...editorHeadersOf(path), 'Content-Type': type, 'Cache-Control': 'no-cache' };
    response.writeHead(200, headers).end(bytes);
  };
}
