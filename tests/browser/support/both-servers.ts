import { startNodeServer } from './node-server.ts';
import { test as base } from './test.ts';

/** The two runtimes that serve the build. */
export type Runtime = 'workerd' | 'node';

/** Playwright's test with the origin of a Node server of its own. */
export const test = base.extend<object, { nodeOrigin: string }>({
  nodeOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const server = await startNodeServer();
      await use(server.origin);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

type Body = (origin: string, runtime: Runtime) => Promise<void>;

/** Declares a test for each runtime, whose body gets the runtime's origin. */
export function testOnBoth(title: string, body: Body) {
  test(`workerd ${title}`, ({ origin }) => body(origin, 'workerd'));
  test(`node ${title}`, ({ nodeOrigin }) => body(nodeOrigin, 'node'));
}

export { expect } from './test.ts';
