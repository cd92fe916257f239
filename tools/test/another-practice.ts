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

/** The day from which its closings and holidays are seen. */
const day = '2026-10-17';

const isNight = process.env['NIGHTLY'] === '1';

/** The tests that content decides: what code alone decides is the same for every practice. By night all of them. */
const vitestFiles = isNight
  ? []
  : [
      'tests/unit/content/legal',
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
  // The browser tests of the site's own practice run beside these.
  '--workers=1',
  '--grep',
  // Pages whose parts depend on facts, and the colors of one: with other words, the rest is the same.
  'hours-by-date|no link|(/|/contact|/services/[^ ]+|/eye-problems/[^ ]+) has no excess|/services/[^ ]+ has no violation',
];

/**
 * Takes the steps of the Deploy workflow, short of the deployment itself, with the content of
 * `tests/another-practice` in a copy of the project.
 */
await runMain(async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'another-practice-'));
  copyProject(cwd);
  replaceContent(join(rootFolder, 'tests', 'another-practice'), cwd);
  const port = `${await findFreePort()}`;
  // Only a practice that has said so may be deployed with a form that sends nothing.
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
  if (traces.length > 0) throw new CliError(['The sample is not gone:', ...traces].join('\n'));
  rmSync(cwd, { recursive: true });
});

function copyProject(folder: string) {
  cpSync(rootFolder, folder, {
    recursive: true,
    filter: (path) => !notCopied.includes(relative(rootFolder, path)),
  });
  symlinkSync(join(rootFolder, 'node_modules'), join(folder, 'node_modules'));
  // Encoding them takes most of a build, and the next one needs the same.
  for (const name of pictures) {
    const kept = join(rootFolder, 'test-results', 'another-practice', name);
    mkdirSync(kept, { recursive: true });
    symlinkSync(kept, join(folder, name));
  }
}
