import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['pages', 'server', 'components', 'content', 'build', 'public'];
const generatedFolders = [join('public', 'uploads'), join('public', 'social')];
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'wrangler.toml'];
const toolConfig = /^(?!playwright|vitest).+\.config\.ts$/;
const variables = /^\.(env|dev\.vars)(\..+)?$/;

/** What the build takes from the environment, as one text. */
export function buildEnvironment(): string {
  const names = [
    'SITE_ORIGIN',
    'CONTACT_DELIVERY',
    'CONTACT_WEBHOOK_URL',
    'CONTACT_EMAIL_FROM',
    'TURNSTILE_SITE_KEY',
  ];
  return names.map((name) => process.env[name] ?? '').join('\n');
}

/**
 * A hash over everything that the build reads: it changes when, and only when, one of those files
 * or the environment that it reads does.
 * @param root the folder with `package.json`
 * @param environment the variables that the build reads, as one text
 */
export function computeStamp(root: string, environment = ''): string {
  const hash = createHash('sha256').update(environment);
  for (const file of listInputs(root)) {
    const content = readFileSync(join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function listInputs(root: string): string[] {
  const top = readdirSync(root).filter(
    (name) => files.includes(name) || toolConfig.test(name) || variables.test(name),
  );
  return [...top.sort(), ...folders.flatMap((folder) => listFolder(root, folder))];
}

function listFolder(root: string, folder: string): string[] {
  if (generatedFolders.includes(folder) || !existsSync(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.sort(byName).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFolder(root, path);
    return entry.isFile() && !entry.name.startsWith('.') ? [path] : [];
  });
}

function byName(a: Dirent, b: Dirent): number {
  return a.name < b.name ? -1 : 1;
}
