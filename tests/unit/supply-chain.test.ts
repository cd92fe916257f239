import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const lock: { packages: Record<string, { resolved?: string; integrity?: string }> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

test('every dependency has an exact version', () => {
  const versions = Object.entries<string>({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('every locked package has a sha512 hash and comes from the npm registry', () => {
  const locked = Object.entries(lock.packages).filter(([path]) => path !== '');
  expect(locked.length).toBeGreaterThan(300);
  const loose = locked.filter(
    ([, { resolved, integrity }]) =>
      !integrity?.startsWith('sha512-') ||
      (resolved && !resolved.startsWith('https://registry.npmjs.org/')),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});
