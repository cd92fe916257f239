import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import app, { type BareEnvironment } from './bare-app.ts';

/** Serves the bare app on Node: `node bare-node.ts <port> <page> <headers>`. */
const [port, page = '', headers = ''] = process.argv.slice(2);
const environment: BareEnvironment = {
  PAGE: Uint8Array.from(readFileSync(page)),
  HEADERS: JSON.parse(readFileSync(headers, 'utf8')),
};
const listener = getRequestListener((request) => app.fetch(request, environment));
createServer(listener).listen(Number(port), '127.0.0.1');
