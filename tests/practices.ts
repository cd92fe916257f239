import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { copyProject } from './copy-project.ts';

/** A location that differs from the fixture's in every fact that its schema leaves open. */
const secondLocation = {
  name: 'Angel Fire',
  order: 2,
  status: 'open',
  address: {
    street: '7 Ridge Road',
    locality: 'Angel Fire',
    region: 'NM',
    postalCode: '87710',
    country: 'US',
  },
  geo: { latitude: 36.3931, longitude: -105.285 },
  phone: '575.555.2377',
  timeZone: 'America/Denver',
  schedules: {
    exams: [
      { days: ['Thursday', 'Saturday', 'Sunday'], opens: '09:30', closes: '15:00' },
      { days: ['Wednesday'], opens: '14:00', closes: '20:00' },
    ],
    phone: [{ days: ['Thursday', 'Saturday', 'Sunday'], opens: '09:00', closes: '15:30' }],
  },
  closures: [{ from: '2026-12-26', until: '2026-12-28', reason: 'inventory' }],
  emergencyRoom: { name: 'Ridge Hospital', address: '1 Pass Road, Angel Fire, NM 87710' },
};

/** What an owner fills in, for a copy of the sample: each file has the fields that differ. Nothing in it can be taken for real. */
const filled = 'tests/filled-sample';

/** The practices besides that of `content/` for which the tests pass: each changes a copy of it. */
export const practices = {
  fixture: useFixture,
  /** The sample, as `docs/pictures` show it: with plans, prices, equipment, people, notices, and messages that arrive. */
  'filled-sample': (content: string) => {
    for (const file of globSync('practice/**/*.yaml', { cwd: filled })) {
      edit(content, file, read(join(filled, file)));
    }
    changeSettings(content, [[/^CONTACT_DELIVERY = .*$/m, 'CONTACT_DELIVERY = "webhook"']]);
  },
  /**
   * Two open locations with an email address of one, no profiles or video, several ways to pay, longer words, phones with hyphens and dots, a route
   * and delivery by email, and pictures whose names begin alike.
   */
  'two-offices': (content: string) => {
    useFixture(content);
    edit(content, 'practice/locations/taos.yaml', {
      phone: '505-555-2368',
      email: 'taos@juniperlantern.test',
    });
    writeFileSync(join(content, 'practice/locations/angel-fire.yaml'), stringify(secondLocation));
    edit(content, 'practice/plans.yaml', { payment: ['cash', 'card', 'HSA', 'FSA'] });
    edit(content, 'practice/announcement.yaml', { action: 'Close' });
    edit(content, 'practice/practice.yaml', { reviewProfile: undefined, profiles: {} });
    edit(content, 'practice/notices.yaml', { languageAssistance: '/before-you-come' });
    const images = join(content, 'images');
    renameSync(join(images, 'hero-lantern.jpg'), join(images, 'lantern-1.jpg'));
    cpSync(join(images, 'lantern.jpg'), join(images, 'lantern-1-b.jpg'));
    const { hero, home } = read(join(content, 'brand/brand.yaml'));
    hero.poster.file = 'lantern-1.jpg';
    delete hero.video;
    home.welcome.file = 'lantern-1-b.jpg';
    edit(content, 'brand/brand.yaml', { hero, home });
    changeSettings(content, [
      [
        /^# routes = .*$/m,
        'routes = [{ pattern = "www.juniper-lantern.example", custom_domain = true }]',
      ],
      [/^CONTACT_DELIVERY = .*$/m, 'CONTACT_DELIVERY = "email"'],
      [/^CONTACT_EMAIL_(FROM|TO) = .*$/gm, 'CONTACT_EMAIL_$1 = "desk@juniper-lantern.example"'],
    ]);
  },
} as const;

export type PracticeName = keyof typeof practices;

/**
 * Copies the project to an empty folder, where `content/` is one of these practices. To try it by hand:
 * `npx node tests/practices.ts two-offices /tmp/two`, and there `npm run build` and `npx playwright test header`.
 */
export function copyProjectOf(name: PracticeName, folder: string) {
  copyProject(folder);
  practices[name](join(folder, 'content'));
}

function useFixture(content: string) {
  rmSync(content, { recursive: true });
  cpSync('tests/fixture', content, { recursive: true });
}

/** Changes fields of a YAML file, which may not exist yet. */
function edit(content: string, file: string, fields: object) {
  const path = join(content, file);
  const own = existsSync(path) ? read(path) : {};
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, stringify({ ...own, ...fields }));
}

/** Replaces lines of `wrangler.toml` beside a content folder. */
function changeSettings(content: string, changes: readonly [line: RegExp, text: string][]) {
  const path = join(content, '../wrangler.toml');
  const settings = changes.reduce(
    (text, [line, own]) => text.replace(line, own),
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, settings);
}

function read(path: string) {
  return parse(readFileSync(path, 'utf8'));
}

const [, script, name = '', folder = ''] = process.argv;
if (script === import.meta.filename && name in practices)
  copyProjectOf(name as PracticeName, folder);
