import { Hono } from 'hono';
import type { ServerTypes } from '../environment.ts';
import { buildId } from './build-id.ts';
import { cacheControl } from './cache-control.ts';

export const health = new Hono<ServerTypes>();

/** Says that the server answers and which build it runs, and nothing else. */
health.get('/healthz', (c) => c.text(buildId, 200, { 'Cache-Control': cacheControl.never }));
