import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { replaceContent } from '../deploy/replace-content.ts';
import { findFreePort } from '../run/port.ts';
import { Refusal, rootFolder, run, runMain } from '../run/run.mjs';
import { wranglerEnvironment } from '../run/wrangler-environment.ts';
import { refuseTraces } from './refuse-traces.ts';

const pictures = ['public/uploads', 'public/social'];
const notCopied = ['.git', '.wrangler', 'dist', 'node_modules', 'test-results', ...pictures];

/** Tests of the tools, which are the same for any content. */
const toolTests = 'tests/unit/{bench,pictures,scripts}/**';

/** What shows every page and list; other tests of the browser ask for nothing that content decides. */
const browserTests = ['links', 'walk', 'indexes', 'menu', 'crawlers/(head|sitemaps|structured)'];
const projects = ['run', '--project', 'unit', '--project', 'worker'];
const otherVisits = 'at 390 px|without JavaScript';

/** How each step of the Deploy workflow is taken where there is no network. */
const steps: Record<string, (folder: string) => Promise<number> | number> = {
  'npm ci --strict-allow-scripts': linkPackages,
  'npm test': test,
  'npm run deploy': (folder) =>
    run('npm', ['run', 'deploy', '--', '--dry-run'], silentForm(folder)),
};

/**
 * Takes the steps of the Deploy workflow, short of the deployment itself, with the content of
 * `tests/another-practice` in a copy of the project.
 */
await runMain(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'another-practice-'));
  copyProject(folder);
  replaceContent(join(rootFolder, 'tests', 'another-practice'), folder);
  for (const command of readCommands()) {
    const code = await steps[command]?.(folder);
    if (code === undefined) throw new Refusal(`deploy.yml: nobody knows how to try "${command}".`);
    if (code !== 0) throw new Refusal(`"${command}" failed for the other practice in ${folder}.`);
  }
  refuseTraces(folder);
  rmSync(folder, { recursive: true });
});

function readCommands(): string[] {
  const text = readFileSync(join(rootFolder, '.github', 'workflows', 'deploy.yml'), 'utf8');
  const workflow: { jobs: { deploy: { steps: { run?: string }[] } } } = parse(text);
  return workflow.jobs.deploy.steps.flatMap((step) => step.run ?? []);
}

function copyProject(folder: string) {
  cpSync(rootFolder, folder, {
    recursive: true,
    filter: (path) => !notCopied.includes(relative(rootFolder, path)),
  });
  // Encoding them takes most of a build, and the next one needs the same.
  for (const name of pictures) {
    const kept = join(rootFolder, 'test-results', 'another-practice', name);
    mkdirSync(kept, { recursive: true });
    symlinkSync(kept, join(folder, name));
  }
}

function linkPackages(folder: string): number {
  symlinkSync(join(rootFolder, 'node_modules'), join(folder, 'node_modules'));
  return 0;
}

async function test(cwd: string): Promise<number> {
  const options = { cwd, env: { ...wranglerEnvironment, TEST_PORT: `${await findFreePort()}` } };
  return (
    (await run('tsc', ['--noEmit'], options)) ||
    (await run('node', ['build/run/build.ts'], options)) ||
    (await run('vitest', [...projects, '--exclude', toolTests], options)) ||
    (await run('playwright', ['test', '--grep-invert', otherVisits, ...browserTests], options))
  );
}

function silentForm(cwd: string) {
  return { cwd, env: { ...wranglerEnvironment, ALLOW_SILENT_CONTACT_FORM: '1' } };
}
