import { resolve } from 'node:path';
import { createTestHarness } from 'wrangler';

/**
 * Runs a build inside workerd, separate from the server that the other tests use.
 * @param folder the output of `vike build`
 */
export async function startWorkerServer(folder: string) {
  process.env['WRANGLER_LOG'] = 'none';
  const harness = createTestHarness({
    workers: [{ configPath: resolve(folder, 'server/wrangler.json') }],
  });
  const { url } = await harness.listen();
  return { origin: url.origin, stop: () => harness.close() };
}
