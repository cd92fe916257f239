import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { onTestFinished, test } from 'vitest';
import { hasSample } from './conditions.ts';
import { copyProjectOf, type PracticeName, practices } from './practices.ts';
import { folderWith } from './unit/folder-with.ts';

const all = Object.keys(practices) as PracticeName[];
const names = all.filter((name) => hasSample || name !== 'filled-sample');

/** Files of tests about what visitors come for. All of them would take half an hour. */
const mainPaths = [
  'accessibility/scroll-contrast contact/form-default contact/page crawlers/sitemaps crawlers/structured-data',
  'announcement article booking class-lists emergencies header hours indexes links menu offices one-job problems',
  'requests search service visit widths',
].join(' ');

test.each(names)('the main paths work for the practice %s', (name) => {
  const cwd = folderWith();
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  copyProjectOf(name, cwd);
  // As `npm test` runs them: to sweep every page would take an hour.
  const own = { NODE_ENV: 'production', CONTACT_DELIVERY: 'console', CONTENT: '', DEV: '' };
  const env = { ...process.env, ...own, NIGHTLY: '' };
  execFileSync('node_modules/.bin/vike', ['build'], { cwd, env, stdio: 'ignore' });
  const files = `/tests/(browser|worker)/(${mainPaths.replaceAll(' ', '|')}).test.ts`;
  execFileSync('node_modules/.bin/playwright', ['test', files], { cwd, env, stdio: 'inherit' });
});
