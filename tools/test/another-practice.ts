import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { replaceContent } from '../deploy/replace-content.ts';
import { findFreePort } from '../run/port.ts';
import { CliError, rootFolder, run, runMain } from '../run/run.mjs';
import { wranglerEnvironment } from '../run/wrangler-environment.ts';
import { findSampleLeaks, sampleFingerprints } from './find-sample-leaks.ts';

const pictures = ['public/uploads', 'public/social'];
const notCopied = ['.git', '.wrangler', 'dist', 'node_modules', 'test-results', ...pictures];

/** The current date in these tests, which decides the closings and holidays that pages show. */
const day = '2026-10-17';

const isNight = process.env['NIGHTLY'] === '1';

/** The tests that depend on content; the others have the same result for every practice. Nightly runs include all. */
const vitestFiles = isNight
  ? []
  : [
      'tests/unit/content/legal',
      'tests/unit/content/footer',
      'tests/unit/content/owner-slots',
      'tests/unit/crawlers',
      'tests/unit/editor/configuration',
      'tests/unit/locations',
      'tests/unit/search/signs',
      'tests/unit/server/missing-pages',
    ];
const browserTests = [
  'test',
  'links',
  'visit',
  'accessibility/pages',
  'another-practice/browser',
  '--project=chromium',
  '--project=another-practice',
  // The browser tests of the site's own practice run at the same time.
  '--workers=1',
  '--grep',
  // Only pages whose parts depend on facts, and the colors of one page. Other pages differ only in their text.
  'hours-by-date|no link|(/|/contact|/services/[^ ]+|/eye-problems/[^ ]+) has no excess|/services/[^ ]+ has no violation',
];

/**
 * Runs the steps of the Deploy workflow, except the deployment itself, in a copy of the project with the content
 * of `tests/another-practice`.
 */
await runMain(async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'another-practice-'));
  copyProject(cwd);
  replaceContent(join(rootFolder, 'tests', 'another-practice'), cwd);
  const port = `${await findFreePort()}`;
  // Without ALLOW_SILENT_CONTACT_FORM, the deploy guard refuses a contact form that sends nothing.
  const env = {
    ...wranglerEnvironment,
    TEST_PORT: port,
    SITE_TODAY: day,
    ALLOW_SILENT_CONTACT_FORM: '1',
  };
  const commands: [command: string, ...args: string[]][] = [
    ['node', 'tools/run/build.ts'],
    ['vitest', 'run', ...vitestFiles],
    ['playwright', ...(isNight ? ['test'] : browserTests)],
    ['npm', 'run', 'deploy', '--', '--dry-run'],
  ];
  for (const [command, ...args] of commands) {
    if ((await run(command, args, { cwd, env })) === 0) continue;
    throw new CliError(
      `"${[command, ...args].join(' ')}" failed for the other practice in ${cwd}.`,
    );
  }
  const traces = await findSampleLeaks(join(cwd, 'dist'), sampleFingerprints());
  if (traces.length > 0) {
    throw new CliError(['The build still contains parts of the sample:', ...traces].join('\n'));
  }
  rmSync(cwd, { recursive: true });
});

function copyProject(folder: string) {
  cpSync(rootFolder, folder, {
    recursive: true,
    filter: (path) => !notCopied.includes(relative(rootFolder, path)),
  });
  symlinkSync(join(rootFolder, 'node_modules'), join(folder, 'node_modules'));
  // Keep the encoded pictures for the next run, because encoding takes most of the build time.
  for (const name of pictures) {
    const kept = join(rootFolder, 'test-results', 'another-practice', name);
    mkdirSync(kept, { recursive: true });
    symlinkSync(kept, join(folder, name));
  }
}
