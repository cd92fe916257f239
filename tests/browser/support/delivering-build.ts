import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Copies the build with delivery on. Returns the copy's folder and a function that removes it. */
export function deliveringBuild() {
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(join('test-results', 'delivering-'));
  cpSync('dist', folder, { recursive: true });
  const file = join(folder, 'server/wrangler.json');
  const configuration = JSON.parse(readFileSync(file, 'utf8'));
  configuration.vars.CONTACT_DELIVERY = 'webhook';
  writeFileSync(file, JSON.stringify(configuration));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
