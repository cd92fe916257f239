import { expect, test } from 'vitest';
import type { z } from 'zod';
import { collections } from '#content-model/collections.ts';
import { factFiles, factFolders } from '#content-model/facts.ts';
import { checkData } from '#content-model/parse/check-data.ts';
import { ContentError } from '#content-model/parse/content-error.ts';
import { sourcesSchema } from '#content-model/schema/source.ts';
import { jsonOf, type SchemaJson } from '#content-model/schema-json.ts';
import { type Change, problemsAfter } from './changed-content.ts';

const schemas: [name: string, schema: z.ZodType][] = [
  ...Object.entries({ ...factFiles, ...factFolders, sources: sourcesSchema }),
  ...Object.entries(collections).map(([name, { schema }]): [string, z.ZodType] => [name, schema]),
];

/** Values of every kind that YAML has, and texts that are almost right. */
const values = [
  7,
  0.5,
  -1,
  true,
  null,
  '',
  'yes',
  ' A b ',
  '2026-13-45',
  'x'.repeat(6000),
  [],
  [null],
  [7],
  ['a', 'a'],
  Array.from({ length: 30 }, () => 'x'),
  {},
  { x: 1 },
];

/** The words of zod and of programmers. */
const jargon =
  /invalid|unrecognized|too (?:small|big)|\b(?:undefined|NaN|null|string|array|object|boolean|record|int|schema|regex|pattern|ISO|enum|union|input)\b/i;

/** Returns the paths of all fields that a schema has, such as `faqs.0.answer`. */
function pathsIn({ properties, items, prefixItems, additionalProperties }: SchemaJson): string[][] {
  const parts = {
    ...properties,
    ...((items || prefixItems) && { 0: (prefixItems?.[0] ?? items) as SchemaJson }),
    ...(additionalProperties && { word: additionalProperties }),
  };
  return Object.entries(parts).flatMap(([name, part]) => {
    return [[name], ...pathsIn(part).map((path) => [name, ...path])];
  });
}

function nest([name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  return name === '0' ? [nest(rest, value)] : { [name]: nest(rest, value) };
}

function problemsOf(schema: z.ZodType, data: unknown) {
  try {
    checkData('a file', schema, data);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

test.each(schemas)('%s describes each wrong value in plain words, once', (_, schema) => {
  const faults: string[] = [];
  const { oneOf, ...json } = jsonOf(schema);
  for (const branch of oneOf ?? [json]) {
    const slug = branch.properties?.['slug']?.const;
    for (const path of [['strange'], ...pathsIn(branch)]) {
      for (const value of values) {
        const data = { ...(slug !== undefined && { slug }), ...(nest(path, value) as object) };
        const problems = problemsOf(schema, data);
        const fields = problems.map(({ field }) => field);
        const wrong = problems.filter(({ expected }) => jargon.test(expected) || !expected);
        faults.push(...wrong.map(({ field, expected }) => `${field}: ${expected}`));
        if (new Set(fields).size < fields.length) faults.push(`twice in ${fields.join()}`);
      }
    }
  }
  expect([...new Set(faults)]).toEqual([]);
});

const office = 'practice/locations/taos.yaml';
const guide = 'guides/preparing-for-your-visit.md';

/** What an owner writes, and all that the build says to it. */
test.each<[string, Change, ...string[]]>([
  [office, { 'address.postalCode': 87571 }, 'address.postalCode: a text: quote it'],
  [office, { languages: 'es' }, 'languages: a list such as [en, es]'],
  [office, { opensOn: '3/15/2026' }, 'opensOn: a date such as 2026-03-15'],
  [office, { 'geo.latitude': '36.4' }, 'geo.latitude: a number without quotes'],
  [office, { 'address.country': 'USA' }, 'address.country: exactly 2 characters'],
  [office, { fone: '(202) 555-0123' }, 'fone: one of the fields phone, '],
  [
    office,
    { 'schedules.exams.0.opens': '8:30' },
    'schedules.exams.0.opens: a time of 24 hours such as 09:00',
  ],
  [
    'practice/closures.yaml',
    { closures: [{ from: '2999-01-01', until: '2026-03-01', reason: 'Painting' }] },
    'closures.0.from: a day that is at most two years from now',
  ],
  [office, { emergencyRoom: 'No' }, 'emergencyRoom: the fields name, address'],
  ['practice/announcement.yaml', { shown: 'yes' }, 'shown: true or false'],
  ['practice/announcement.yaml', null, 'the file: this file, with facts that the site needs'],
  ['practice/practice.yaml', { email: 12 }, 'email: an email address: quote it'],
  ['practice/plans.yaml', { payment: 'cash' }, 'payment: a list such as [card, check]'],
  [
    'practice/plans.yaml',
    { withoutPlan: 'x', fes: 'x' },
    'withoutPlan: one of the fields',
    'fes: one of the fields fees, ',
  ],
  ['practice/plans.yaml', '- a list', 'the file: YAML, with fields in lines such as'],
  [
    guide,
    { 'image.file': 'Doctor Portrait.JPG' },
    'image.file: the name of a .jpg or .webp file in content/images, in lower case and without spaces',
  ],
  [guide, { related: '/contact' }, 'related: a list, each entry in a line'],
  [guide, 'No front matter.', 'the file: YAML, with fields in lines such as'],
  ['brand/mark.svg', null, 'the file: this drawing of the brand'],
  ['brand/logo.svg', null, 'the file: this drawing of the brand'],
  ['brand/icon.svg', null, 'the file: this drawing of the brand'],
  [
    'brand/brand.yaml',
    { 'backdrops.1.file': 'no.jpg' },
    'backdrops.1.file: a file in content/images',
  ],
  ['problems/sore-red-eye.md', { 'signs.0': 'no-sign' }, 'signs.0: the id of a sign'],
])('%s with %j: %s', (file, change, ...expected) => {
  const found = problemsAfter({ [file]: change }).map((one) => `${one.field}: ${one.expected}`);
  expect(found).toEqual(expected.map((text) => expect.stringContaining(text)));
});

test('a mistake in YAML is named by its line in the file', () => {
  const text = '---\nslug: preparing-for-your-visit\ntitle: One: two\n---\n';
  const [problem] = problemsAfter({ [guide]: text });
  expect(problem?.received).toContain('at line 3, column 8');
});
