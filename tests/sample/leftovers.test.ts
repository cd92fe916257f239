import { execSync } from 'node:child_process';
import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '#build/content/read-content.ts';
import { readPractice } from '#build/content/read-practice.ts';
import { leftovers } from '#tools/deploy/leftovers.ts';
import { sampleAnnouncement, samplePosition, sampleState } from '#tools/deploy/sample.ts';
import { folderWith } from '../unit/folder-with.ts';

const facts = readPractice();
const published = {
  ...facts,
  practice: { ...facts.practice, sample: undefined },
} as unknown as typeof facts;
const { heading, text, action } = facts.announcement;

test('the check before a deployment knows the sample’s office', () => {
  const positions = facts.locations.map(({ geo }) => Object.values(geo ?? {}));
  expect(positions).toContainEqual(samplePosition);
  expect(facts.locations.map(({ address }) => address.region)).toContain(sampleState.code);
});

// When the second location opens, its announcement makes way for another.
test.skipIf(!facts.announcement.shown || heading !== sampleAnnouncement[0])(
  'the check before a deployment knows the sample’s announcement',
  () => expect([heading, text, action]).toEqual(sampleAnnouncement),
);

test('the check before a deployment knows each drawing of the brand, picture, and video of the sample', () => {
  const files = globSync('{brand,images,media,files}/*.*', { cwd: 'content' }).filter(
    (name) => !name.endsWith('.yaml'),
  );
  const [same = ''] = leftovers(published, 'content');
  expect(same.split(', ')).toHaveLength(files.length);
});

test('the documented command deletes each line that names the law of the sample’s state', () => {
  const folder = folderWith();
  cpSync('content', join(folder, 'content'), { recursive: true });
  const locations = facts.locations.map((one) => {
    return { ...one, address: { ...one.address, region: 'OR' } };
  });
  const lawIn = () => {
    const notes = leftovers({ ...published, locations }, join(folder, 'content'));
    const note = notes.find((one) => one.startsWith('names the law')) ?? '';
    return Array.from(note.matchAll(/(\S+\.md) \([\d, ]+\)/g), ([, name]) => `${name}`);
  };
  const named = lawIn();
  const table = readFileSync('docs/before-you-publish.md', 'utf8');
  for (const name of named) expect(table).toContain(`\`${name}\``);
  const [command = ''] = /perl .+/.exec(readFileSync('docs/make-it-yours.md', 'utf8')) ?? [];
  execSync(command, { cwd: folder });
  expect(named).not.toEqual([]);
  expect(lawIn()).toEqual([]);
  readContent(join(folder, 'content'));
  const changed = globSync('*/*.md', { cwd: 'content' }).filter((name) => {
    return (
      readFileSync(join('content', name), 'utf8') !==
      readFileSync(join(folder, 'content', name), 'utf8')
    );
  });
  expect(changed.sort()).toEqual(named.sort());
});
