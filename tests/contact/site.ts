import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createTestHarness, type TestHarness } from 'wrangler';

process.env['WRANGLER_LOG'] = 'error';

/** A Standard Webhooks secret for tests only. */
export const webhookSecret = `whsec_${btoa('a secret for the tests only, of 32+')}`;

const deadLetterQueue = 'contact-messages-undelivered';

interface SiteOptions {
  delivery: 'direct' | 'queue';
  webhookUrl: string;
  vars?: Record<string, string>;
  /** Retries after the first attempt. */
  retries?: number;
  /** A build whose pages were rendered with delivery on. */
  build?: string;
}

/** A worker that collects the dead-letter queue and returns it as JSON. */
const recorderScript = `
const dead = [];
export default {
  fetch: () => Response.json(dead),
  queue: (batch) => { for (const message of batch.messages) dead.push(message.body); },
};`;

/**
 * Runs the built worker inside workerd with delivery on, separate from the other tests' site.
 * The default build's contact page is prerendered without delivery, so this worker renders it anew.
 */
export async function startSite(options: SiteOptions): Promise<TestHarness & { origin: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'contact-site-'));
  const siteFile = join(folder, 'wrangler.json');
  writeFileSync(siteFile, JSON.stringify(siteConfiguration(options)));
  writeFileSync(join(folder, 'recorder.mjs'), recorderScript);
  const recorder = {
    name: 'recorder',
    main: join(folder, 'recorder.mjs'),
    compatibility_date: '2026-10-01',
    queues: { consumers: [{ queue: deadLetterQueue, max_batch_timeout: 0 }] },
  };
  const harness = createTestHarness({ workers: [{ configPath: siteFile }, { config: recorder }] });
  const { url } = await harness.listen();
  const close = async () => {
    await harness.close();
    rmSync(folder, { recursive: true });
  };
  return { ...harness, close, origin: url.origin };
}

function siteConfiguration({ delivery, webhookUrl, vars, retries = 3, build }: SiteOptions) {
  const folder = resolve(build ?? 'dist');
  const server = join(folder, 'server');
  const built = JSON.parse(readFileSync(join(server, 'wrangler.json'), 'utf8'));
  const queue = 'contact-messages';
  const consumer = { queue, max_batch_size: 10, max_batch_timeout: 0, max_retries: retries };
  return {
    ...built,
    main: join(server, 'index.mjs'),
    assets: {
      ...built.assets,
      directory: join(folder, 'client'),
      run_worker_first: [...built.assets.run_worker_first, ...(build ? [] : ['/contact'])],
    },
    vars: {
      ...built.vars,
      CONTACT_DELIVERY: delivery,
      CONTACT_WEBHOOK_URL: webhookUrl,
      CONTACT_WEBHOOK_SECRET: webhookSecret,
      ...vars,
    },
    ratelimits: [{ name: 'CONTACT_RATE', namespace_id: '1', simple: { limit: 10, period: 60 } }],
    queues: {
      producers: [{ binding: 'CONTACT_QUEUE', queue }],
      consumers: [{ ...consumer, retry_delay: 0, dead_letter_queue: deadLetterQueue }],
    },
  };
}
