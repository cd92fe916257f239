import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { copyProject } from './copy-project.ts';

/** The practices besides that of `content/` for which the tests pass: each changes a copy of it. */
export const practices = {
  fixture: useFixture,
  /** The sample, as `docs/pictures` show it: with plans, prices, equipment, people, notices, and messages that arrive. */
  'filled-sample': (content: string) => {
    fillIn(content, 'tests/filled-sample');
    changeSettings(content, [[/^CONTACT_DELIVERY = .*$/m, 'CONTACT_DELIVERY = "webhook"']]);
  },
  /** Two open locations, one's own email, no profiles or video, longer words, other phones, a route, delivery by email. */
  'two-offices': (content: string) => {
    useFixture(content);
    fillIn(content, 'tests/two-offices');
    const images = join(content, 'images');
    renameSync(join(images, 'hero-lantern.jpg'), join(images, 'lantern-1.jpg'));
    cpSync(join(images, 'lantern.jpg'), join(images, 'lantern-1-b.jpg'));
    const ownRoute = '{ pattern = "www.juniper-lantern.example", custom_domain = true }';
    changeSettings(content, [
      [/^# routes = .*$/m, `routes = [${ownRoute}]`],
      [/^CONTACT_DELIVERY = .*$/m, 'CONTACT_DELIVERY = "email"'],
      [/^CONTACT_EMAIL_(FROM|TO) = .*$/gm, 'CONTACT_EMAIL_$1 = "desk@juniper-lantern.example"'],
    ]);
  },
} as const;

export type PracticeName = keyof typeof practices;

/**
 * Copies the project to an empty folder, with the content of a practice. By hand: `npx node tests/practices.ts two-offices
 * /tmp/two`, and there `npm run build` and `npx playwright test header`.
 */
export function copyProjectOf(name: PracticeName, folder: string) {
  copyProject(folder);
  practices[name](join(folder, 'content'));
}

function useFixture(content: string) {
  rmSync(content, { recursive: true });
  cpSync('tests/fixture', content, { recursive: true });
}

/** Fills in what an owner does: each file of a folder has the fields that differ, and nothing for those that go. */
function fillIn(content: string, filled: string) {
  // Files that the content has stay as they are.
  cpSync(filled, content, { recursive: true, force: false });
  for (const file of globSync('**/*.yaml', { cwd: filled })) {
    const path = join(content, file);
    const fields = Object.entries({ ...read(path), ...read(join(filled, file)) });
    const kept = fields.filter(([, value]) => value !== null);
    writeFileSync(path, stringify(Object.fromEntries(kept)));
  }
}

/** Replaces lines of `wrangler.toml` beside a content folder. */
function changeSettings(content: string, changes: readonly [line: RegExp, text: string][]) {
  const path = join(content, '../wrangler.toml');
  for (const [line, text] of changes)
    writeFileSync(path, readFileSync(path, 'utf8').replace(line, text));
}

const read = (path: string) => parse(readFileSync(path, 'utf8'));

const [, script, name = '', folder = ''] = process.argv;
if (script === import.meta.filename && name in practices)
  copyProjectOf(name as PracticeName, folder);
