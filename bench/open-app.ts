import { join } from 'node:path';
import type { App } from '../server/app.ts';
import { openStaticFiles } from '../server/node/static-files.ts';
import { timed } from './cpu-time.ts';

/** A build's app in this process: what a second one finds there is what the first one left. */
export interface OpenApp {
  /** Milliseconds of CPU that loading it took. */
  startUp: number;
  get(path: string): Promise<{ status: number; text: string }>;
  /** Waits for what the app does once its answers have left. */
  afterAnswers(): Promise<unknown>;
}

/**
 * Loads the worker's app, on the build's files.
 * @param build the absolute path of the folder that `vike build` wrote
 */
export async function openApp(build: string): Promise<OpenApp> {
  const [startUp, app] = await timed(async () => {
    const { default: worker } = await import(join(build, 'server/index.mjs'));
    return worker as App;
  });
  const environment = { ASSETS: await openStaticFiles(build), REQUEST_LOG: 'none' };
  const underway: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void underway.push(promise);
  const context = { waitUntil } as unknown as ExecutionContext;
  return {
    startUp,
    async get(path) {
      const request = new Request(`http://localhost${path}`);
      const answer = await app.fetch(request, environment, context);
      return { status: answer.status, text: await answer.text() };
    },
    afterAnswers: () => Promise.all(underway),
  };
}
