import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
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

test('a practice in another state can delete each line that names the law of the sample’s state', () => {
  const folder = folderWith();
  cpSync('content', folder, { recursive: true });
  const locations = facts.locations.map((one) => {
    return { ...one, address: { ...one.address, region: 'OR' } };
  });
  const lawIn = () => {
    const notes = leftovers({ ...published, locations }, folder);
    const note = notes.find((one) => one.startsWith('names the law')) ?? '';
    return [...note.matchAll(/(\S+\.md) \(([\d, ]+)\)/g)];
  };
  const documentation = readFileSync('docs/before-you-publish.md', 'utf8');
  expect(lawIn()).not.toEqual([]);
  for (const [, name = '', numbers = ''] of lawIn()) {
    const named = numbers.split(', ').map(Number);
    const lines = readFileSync(join(folder, name), 'utf8').split('\n');
    writeFileSync(join(folder, name), lines.filter((_, at) => !named.includes(at + 1)).join('\n'));
    expect(documentation).toContain(`\`${name}\``);
  }
  expect(lawIn()).toEqual([]);
  readContent(folder);
});
