import { execSync } from 'node:child_process';
import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '#build/content/read-content.ts';
import { readPractice } from '#build/content/read-practice.ts';
import { refusePlaceholders } from '#tools/deploy/placeholders.ts';
import { warningsOf } from '#tools/deploy/warnings.ts';
import { folderWith } from '../unit/folder-with.ts';

const facts = readPractice();
const elsewhere = facts.locations.map((one) => {
  return { ...one, address: { ...one.address, region: 'OR' } };
});

test.each([
  ['name', 'practice/practice.yaml'],
  ['email', 'practice/practice.yaml'],
  ...facts.locations.flatMap(({ slug, status }) =>
    [...(status === 'open' ? ['phone'] : []), 'address.street'].map((field) => {
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
    return (
      readFileSync(join('content', name), 'utf8') !==
      readFileSync(join(folder, 'content', name), 'utf8')
    );
  });
  expect(changed.sort()).toEqual(named.sort());
});
