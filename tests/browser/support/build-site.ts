import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const unneeded =
  /^(?:node_modules|dist|dist-fixture|tests|test-results|bench|look|\.git|\.wrangler)(?:\/|$)/;

/**
 * Builds the site with other settings in a copy of the project, so that the other tests' build stays
 * unchanged.
 * @param vars variables to set in `wrangler.toml`
 * @returns the build's folder and a function that removes the copy
 */
export async function buildSite(vars: Record<string, string>) {
  const copy = mkdtempSync(join(tmpdir(), 'built-site-'));
  cpSync('.', copy, { recursive: true, filter: (file) => !unneeded.test(file) });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  setVariables(join(copy, 'wrangler.toml'), vars);
  await promisify(execFile)('vike', ['build'], { cwd: copy });
  return { folder: join(copy, 'dist'), remove: () => rmSync(copy, { recursive: true }) };
}

function setVariables(file: string, vars: Record<string, string>) {
  let text = readFileSync(file, 'utf8');
  for (const [name, value] of Object.entries(vars)) {
    text = text.replace(new RegExp(`^${name} = .*$`, 'm'), `${name} = "${value}"`);
  }
  writeFileSync(file, text);
}
