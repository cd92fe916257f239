import { execSync } from 'node:child_process';
import { cpSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import readability from 'text-readability';
import { expect, test } from 'vitest';
import { factValues } from '#build/content/fact-values.ts';
import { readContent } from '#build/content/read-content.ts';
import { readPractice } from '#build/content/read-practice.ts';
import { parseEntry } from '#content-model/parse/parse-entry.ts';
import { legalSchema } from '#content-model/schema/page.ts';
import { signsIn } from '#domain/signs/sign-lists.ts';
import { refusePlaceholders } from '#tools/deploy/placeholders.ts';
import { warningsOf } from '#tools/deploy/warnings.ts';
import { stubSettings } from '../contact/settings.ts';
import { blocksOf } from '../unit/content/all-entries.ts';
import { folderWith } from '../unit/folder-with.ts';

/** Slugs that the specification names as routes of its own. */
const specified = ['dry-eye', 'myopia-management', 'eye-emergencies'];
const code = globSync('{components,domain,pages,server}/**/*.{ts,tsx,css}').map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);
const facts = readPractice();
const { locations, signs } = facts;
const slugs = globSync('content/{services,guides,posts,problems,patients}/*.md')
  .map((file) => basename(file, '.md'))
  .filter((slug) => slug.includes('-') && !specified.includes(slug));

const places = locations.flatMap(({ phone = [], email = [], address }) =>
  [phone, email, address.street, address.locality].flat(),
);

test.each([
  ['town, street, phone or email address', places],
  ['entry', slugs.flatMap((slug) => [`'${slug}'`, `/${slug}`])],
  ['sign', signsIn(signs.groups).flatMap(({ id, adults }) => [`'${id}'`, adults])],
])('the code names no %s of the content', (_what, values) => {
  expect(values).not.toEqual([]);
  const repeated = values.flatMap((value) =>
    code.filter(([, text]) => text.includes(value)).map(([file]) => `${file}: ${value}`),
  );
  expect(repeated).toEqual([]);
});

/** File types of content: texts, facts, pictures, drawings, videos and documents. */
const data = /\.(?:md|yaml|jpe?g|png|webp|svg|mp4|webm|pdf)$/;

test.each(['content', 'tests/fixture'])('%s contains only data', (folder) => {
  const files = globSync(`${folder}/**/*.*`, { exclude: ['**/.DS_Store'] });
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !data.test(file))).toEqual([]);
});

test.each([
  ['name', 'practice/practice.yaml'],
  ['email', 'practice/practice.yaml'],
  ...locations.flatMap(({ slug, phone }) =>
    (phone ? ['phone', 'address.street'] : ['address.street']).map((field) => {
      return [field, `practice/locations/${slug}.yaml`];
    }),
  ),
])('the sample’s %s in %s can’t be deployed', (field, file) => {
  const refused = refusePlaceholders({ facts, variables: {} });
  expect(refused).toContainEqual(expect.stringMatching(`^content/${file}: ${field} is`));
});

test('the documented command deletes each line that names the law of the sample’s state', () => {
  const folder = folderWith();
  cpSync('content', join(folder, 'content'), { recursive: true });
  const elsewhere = locations.map((one) => {
    return { ...one, address: { ...one.address, region: 'OR' } };
  });
  const lawIn = () => {
    const listed = warningsOf({ ...facts, locations: elsewhere }, join(folder, 'content'));
    return listed.flatMap((one) => /[\w-]+\/[\w-]+\.md(?=:)/.exec(one)?.[0] ?? []);
  };
  const named = [...new Set(lawIn())];
  const table = readFileSync('docs/before-you-publish.md', 'utf8');
  for (const name of named) expect(table).toContain(`\`${name}\``);
  const [command = ''] = /perl .+/.exec(readFileSync('docs/make-it-yours.md', 'utf8')) ?? [];
  execSync(command, { cwd: folder });
  expect(named).not.toEqual([]);
  expect(lawIn()).toEqual([]);
  readContent(join(folder, 'content'));
  const changed = globSync('*/*.md', { cwd: 'content' }).filter((name) => {
    const [before, after] = ['', folder].map((one) => join(one, 'content', name));
    return !readFileSync(`${before}`).equals(readFileSync(`${after}`));
  });
  expect(changed.sort()).toEqual(named.sort());
});

test.each([
  ['console', /goes nowhere\. It stays in your browser/],
  ['webhook', /to the system in which we receive messages/],
  ['email', /to our mailbox as an email/],
])('with delivery by %s, the privacy policy says plainly where a message goes', (...row) => {
  const [CONTACT_DELIVERY, claim] = row;
  stubSettings({ CONTACT_DELIVERY });
  const file = 'content/legal/privacy.md';
  const text = readFileSync(file, 'utf8');
  const { markdown } = parseEntry(file, text, legalSchema, factValues(facts));
  expect(markdown).toMatch(claim);
  expect(markdown.includes('goes nowhere')).toBe(CONTACT_DELIVERY === 'console');
  const sentences = blocksOf(markdown).map(({ text }) => text.replace(/[^.!?]$/, '$&.'));
  expect(readability.fleschKincaidGrade(sentences.join(' '))).toBeLessThanOrEqual(8);
});
