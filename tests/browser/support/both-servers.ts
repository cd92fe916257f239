import { startNodeServer } from './node-server.ts';
import { test as base } from './test.ts';

/** The two runtimes that serve the build. */
export type Runtime = 'workerd' | 'node';

export const runtimes: readonly Runtime[] = ['workerd', 'node'];

/** Playwright's test with the origin of either runtime; Node gets a server of its own. */
export const test = base.extend<{ originOf: (runtime: Runtime) => string }, { nodeOrigin: string }>(
  {
    nodeOrigin: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
      async ({}, use) => {
        const server = await startNodeServer();
        await use(server.origin);
        await server.stop();
      },
      { scope: 'worker' },
    ],
    originOf: async ({ origin, nodeOrigin }, use) => {
      await use((runtime) => (runtime === 'node' ? nodeOrigin : origin));
    },
  },
);

export { expect } from './test.ts';
