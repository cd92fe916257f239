import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Connect } from 'vite';
import { refusalPath } from '../../editor/publication.ts';
import { editorHeadersOf, editorPath } from '../../server/editor-headers.ts';
import { explainRefusal } from '../content/explain-refusal.ts';

/**
 * Returns middleware that serves the editor and, at `refusalPath`, the first problem in the content.
 * @param folder the folder to which `buildEditor` wrote
 */
export function serveEditor(folder: string): Connect.NextHandleFunction {
  return async function answer(request, response, next) {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '');
    if (path !== editorPath && !path.startsWith(`${editorPath}/`)) return next();
    if (path === refusalPath) {
      response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' });
      return response.end(explainRefusal());
    }
    const file = path === editorPath ? `${path}.html` : path;
    const bytes = await readFile(join(folder, file)).catch(() => undefined);
    if (!bytes) return next();
    const type = getMimeType(file) ?? 'application/octet-stream';
    // The editor may be rebuilt at any time.
    const headers = { ...editorHeadersOf(path), 'Content-Type': type, 'Cache-Control': 'no-cache' };
    response.writeHead(200, headers).end(bytes);
  };
}
