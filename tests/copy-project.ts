import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const notCopied = /^(?:\.git|\.wrangler|dist|node_modules|test-results)$/;
const madePictures = /^public.(?:uploads|social)$/;

/** Copies the project to an empty folder, with links to its packages, beside which Vite keeps what it has made of them. */
export function copyProject(folder: string) {
  for (const name of readdirSync('.').filter((each) => !notCopied.test(each))) {
    const filter = (path: string) => !madePictures.test(path);
    cpSync(name, join(folder, name), { recursive: true, filter });
  }
  const packages = dirname(dirname(findPackageJSON('vite', import.meta.url) ?? ''));
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync(packages).filter((each) => !/^\.(?:vite|cache)/.test(each))) {
    symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  }
}
