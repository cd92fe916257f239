import { join } from 'node:path';
import { rootFolder } from './run.mjs';

/** Keeps Wrangler and the build from sending reports, checking for updates, and writing outside the project. */
export const wranglerEnvironment = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_WRITE_LOGS: 'false',
  WRANGLER_REGISTRY_PATH: join(rootFolder, '.wrangler', 'registry'),
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};
