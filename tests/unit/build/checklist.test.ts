import { expect, test } from 'vitest';
import { checklistPage } from '#tools/deploy/checklist-page.ts';
import { type Finding, note, refusal } from '#tools/deploy/deployment.ts';
import { groupFindings } from '#tools/deploy/group-findings.ts';

const findings: Finding[] = [
  note('content/practice/people', 'No doctor is named.', 'Write a file for each.'),
  note('content/pages/home.md', 'It names <b>Springfield</b>.', 'Name your own town.'),
  refusal('content/practice/notices.yaml', 'A notice is missing.', 'Add it.'),
  note('content/guides/dry-eye.md:12', 'It speaks of Ohio.', 'Take it out.'),
  note('content/practice/people/ana.yaml', 'The license is missing.', 'Fill it in.'),
  note('wrangler.toml', 'There are no routes.', 'Write some.'),
  note('wrangler.toml', 'There is no receiver.', 'Name one.'),
  note('content/brand/brand.yaml', 'A color is the sample’s.', 'Choose your own.'),
];

test('the checklist has what stops the site first, and one entry for each file', () => {
  const groups = groupFindings(findings);
  expect(groups.map(({ heading }) => heading)).toEqual([
    'Before the site can go online: 1',
    'Worth a look: 7',
  ]);
  expect(groups[1]?.files.get('wrangler.toml')).toHaveLength(2);
  expect(groupFindings([])).toEqual([]);
});

test('the page leads to the form of each file that has one, and shows words as words', () => {
  const page = checklistPage(findings);
  const links = [...page.matchAll(/href="\/edit#\/collections\/([^"]+)"/g)].map(([, form]) => form);
  expect(links).toEqual([
    '_singletons/entries/notices',
    'people',
    'pages/entries/home',
    'guides/entries/dry-eye',
    'people/entries/ana',
  ]);
  expect(page).toContain('&lt;b&gt;Springfield');
  expect(page).toContain('There are no routes. Write some.');
  expect(checklistPage([])).toContain('Nothing is left to do.');
});
