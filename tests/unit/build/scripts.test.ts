import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const named = [...readFileSync('README.md', 'utf8').matchAll(/npm (?:run )?([a-z:-]+)/g)].flatMap(
  ([, name = '']) => scripts[name] ?? [],
);

test('each script that README names first installs the packages of a fresh clone', () => {
  const clone = folderWith({ 'bin/npm': '#!/bin/sh\necho "npm $1"\nexit 1\n' });
  chmodSync(join(clone, 'bin/npm'), 0o755);
  for (const path of ['package.json', 'package-lock.json', 'tools/run']) {
    cpSync(path, join(clone, path), { recursive: true });
  }
  const PATH = [join(clone, 'bin'), dirname(process.execPath), '/bin'].join(delimiter);
  const outputs = [...new Set(named)].map((script) => {
    const { stdout, stderr, status } = spawnSync('/bin/sh', ['-c', script], {
      cwd: clone,
      env: { PATH },
      encoding: 'utf8',
    });
    return { script, status, said: stdout + stderr };
  });
  const expected = [
    'Installing the packages.',
    'npm ci',
    'The packages could not be installed: see npm above.\n',
  ].join('\n');
  const others = outputs.filter(({ status, said }) => status !== 1 || said !== expected);
  expect(new Set(named).size).toBeGreaterThan(5);
  expect(others).toEqual([]);
});
