import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  version: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');

test('every version of a dependency is exact', () => {
  const versions: [string, string][] = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toContain('save-exact=true');
});

test('every package of the lockfile has the hash of its content, and no address but the registry', () => {
  expect(locked.length).toBeGreaterThan(300);
  const loose = locked.filter(
    ([, { resolved, integrity }]) =>
      !integrity?.startsWith('sha512-') ||
      (resolved && !resolved.startsWith('https://registry.npmjs.org/')),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

test('install scripts are allowed by name, and no name is left over', () => {
  const scripted = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(Object.keys(manifest.allowScripts).sort()).toEqual([...new Set(scripted)].sort());
});

test('npm refuses a script that is not allowed where the project installs its packages', () => {
  expect(readFileSync('tools/run/install.mjs', 'utf8')).toContain('--strict-allow-scripts');
});
