import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPractice } from '#build/content/read-practice.ts';
import { leftovers } from '#tools/deploy/leftovers.ts';
import { sampleAnnouncement, samplePosition, sampleState } from '#tools/deploy/sample.ts';

const facts = readPractice();
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
  const published = { ...facts, practice: { ...facts.practice, sample: undefined } };
  const files = globSync('{brand,images,media,files}/*.*', { cwd: 'content' }).filter(
    (name) => !name.endsWith('.yaml'),
  );
  const [same = ''] = leftovers(published as typeof facts, 'content');
  const [, others = '0'] = /and (\d+) more/.exec(same) ?? [];
  expect(same.split(', ').filter((name) => !/ more$/.test(name)).length + Number(others)).toBe(
    files.length,
  );
});
