import { expect, test } from 'vitest';
import { parse } from 'yaml';
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
  ...parse("[7, 0.5, -1, true, null, '', yes, ' A b ', 2026-13-45, [], [null], [7], [a, a], {}]"),
  { x: 1 },
  'x'.repeat(6000),
  Array.from({ length: 30 }, () => 'x'),
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

/** What an owner writes, and all that the build says to it, where that says more than which kind of value it wants. */
test.each<[string, Change, ...string[]]>([
  [office, { 'address.postalCode': 87571 }, 'address.postalCode: a text: quote it'],
  [office, { languages: 'es' }, 'languages: a list such as [en, es]'],
  [office, { 'geo.latitude': '36.4' }, 'geo.latitude: a number without quotes'],
  ['practice/announcement.yaml', { shown: 'yes' }, 'shown: true or false'],
  ['practice/announcement.yaml', null, 'the file: this file, with facts that the site needs'],
  ['practice/plans.yaml', { x: 'x', fes: 'x' }, 'x: one of the', 'fes: one of the fields fees, '],
  [guide, { 'image.file': 'A.JPG' }, 'image.file: the name of a .jpg or .webp file in content'],
  [guide, { related: '/contact' }, 'related: a list, each entry in a line'],
  [guide, 'No front matter.', 'the file: YAML, with fields in lines such as'],
  ['brand/mark.svg', null, 'the file: this drawing of the brand'],
])('%s with %j: %s', (file, change, ...expected) => {
  const found = problemsAfter({ [file]: change }).map((one) => `${one.field}: ${one.expected}`);
  expect(found).toEqual(expected.map((text) => expect.stringContaining(text)));
});
