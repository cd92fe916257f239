import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { copyProjectOf, type PracticeName, practices } from './practices.ts';

const names = Object.keys(practices) as PracticeName[];

test.each(names)('the browser tests pass for the practice %s', (name) => {
  const cwd = mkdtempSync(join(tmpdir(), 'practice-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  copyProjectOf(name, cwd);
  // As `npm test` runs them: to sweep every page would take an hour.
  const env = { ...process.env, NODE_ENV: 'production', NIGHTLY: '', CONTENT: '', DEV: '' };
  execFileSync('node_modules/.bin/vike', ['build'], { cwd, env, stdio: 'ignore' });
  execFileSync('node_modules/.bin/playwright', ['test'], { cwd, env, stdio: 'inherit' });
});
