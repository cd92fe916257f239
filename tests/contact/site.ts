import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createTestHarness, type TestHarness } from 'wrangler';
import { webhookSecret } from './receiver.ts';

process.env['WRANGLER_LOG'] = 'error';

interface SiteOptions {
  webhookUrl: string;
  vars?: Record<string, string>;
}

/**
 * Runs the built worker inside workerd with delivery on, separate from the other tests' site.
 * The default build's contact page is prerendered without delivery, so this worker renders it anew.
 */
export async function startSite(options: SiteOptions): Promise<TestHarness & { origin: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'contact-site-'));
  const siteFile = join(folder, 'wrangler.json');
  writeFileSync(siteFile, JSON.stringify(siteConfiguration(options)));
  const harness = createTestHarness({ workers: [{ configPath: siteFile }] });
  const { url } = await harness.listen();
  const close = async () => {
    await harness.close();
    rmSync(folder, { recursive: true });
  };
  return { ...harness, close, origin: url.origin };
}

function siteConfiguration({ webhookUrl, vars }: SiteOptions) {
  const folder = resolve('dist');
  const server = join(folder, 'server');
  const built = JSON.parse(readFileSync(join(server, 'wrangler.json'), 'utf8'));
  return {
    ...built,
    main: join(server, 'index.mjs'),
    assets: {
      ...built.assets,
      directory: join(folder, 'client'),
      run_worker_first: [...built.assets.run_worker_first, '/contact'],
    },
    vars: {
      ...built.vars,
      CONTACT_DELIVERY: 'webhook',
      CONTACT_WEBHOOK_URL: webhookUrl,
      CONTACT_WEBHOOK_SECRET: webhookSecret,
      ...vars,
    },
  };
}
