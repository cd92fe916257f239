import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readSettings } from '#build/editor/read-settings.ts';
import { collectionNames } from '#domain/read/collection-schemas.ts';
import { practiceFiles, practiceFolders } from '#domain/read/practice-schemas.ts';
import { configurationFor } from '../../../editor/configuration.ts';
import { fieldsOf } from '../../../editor/fields.ts';

/** With every field that a form may have. */
const settings = { ...readSettings('practice/website'), reviewer: 'Given Family' };
const configuration = configurationFor(settings);
const { collections = [], singletons = [] } = configuration;

test('the configuration is one that Sveltia CMS describes', () => {
  const schema = JSON.parse(
    readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'),
  );
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  validate(configuration);
  expect(validate.errors).toBeNull();
  // Sveltia takes nothing that is undefined, such as the label of a field whose schema has no title.
  expect(configuration).toStrictEqual(JSON.parse(JSON.stringify(configuration)));
  expect(validate({ ...configuration, collections: [{ name: 'posts' }] })).toBe(false);
});

test('every collection and every file of the practice has a form', () => {
  const names = [...collections, ...singletons].map(({ name }) => name);
  const expected = [...collectionNames, ...Object.keys({ ...practiceFiles, ...practiceFolders })];
  expect(names.toSorted()).toEqual([...expected, 'signs', 'sources'].sort());
  for (const item of [...collections, ...singletons]) {
    const forms = 'files' in item ? item.files : [item];
    for (const form of forms) expect('fields' in form && form.fields.length).toBeGreaterThan(0);
  }
});

test('the form asks about the medical review where texts have one and somebody reviews them', () => {
  const asking = ({ collections: all = [] }: typeof configuration) =>
    all.flatMap((one) => {
      const labels = 'fields' in one ? one.fields.map(({ label }) => label) : [];
      return labels.includes('Medical review') ? [one.name] : [];
    });
  expect(asking(configuration)).toEqual(['posts', 'guides', 'problems', 'services']);
  expect(asking(configurationFor({ ...settings, reviewer: undefined }))).toEqual([]);
});

test('a field has the name, the limits and the words of its schema', () => {
  const day = z.iso.date().meta({ title: 'Day', description: 'Of the week' });
  const code = z
    .string()
    .regex(/^[a-z]+$/, 'small letters')
    .meta({ title: 'Code' });
  const schema = z.strictObject({
    day,
    code: code.optional(),
    lines: z.array(z.string().max(200)).max(3).default([]),
    group: z.strictObject({ size: z.number().int().min(2) }).prefault({ size: 2 }),
  });
  expect(fieldsOf(schema)).toMatchObject([
    { name: 'day', label: 'Day', hint: 'Of the week', required: true, widget: 'datetime' },
    {
      name: 'code',
      label: 'Code',
      required: false,
      pattern: ['^[a-z]+$', 'Expected: small letters'],
    },
    { name: 'lines', required: false, max: 3, field: { widget: 'text', maxlength: 200 } },
    { name: 'group', required: true, fields: [{ name: 'size', widget: 'number', min: 2 }] },
  ]);
});

test('a text that may cite is not measured with its citations', () => {
  const schema = z.strictObject({
    faqs: z.array(z.strictObject({ question: z.string().max(9), answer: z.string().max(9) })),
  });
  const [list] = fieldsOf(schema);
  expect(list).toMatchObject({ fields: [{ maxlength: 9 }, { name: 'answer' }] });
  expect(JSON.stringify(list).match(/maxlength/g)).toHaveLength(1);
});

test('what fits no field of a form is named', () => {
  expect(() =>
    fieldsOf(z.strictObject({ parts: z.record(z.string(), z.string()).array() })),
  ).not.toThrow();
  expect(() => fieldsOf(z.strictObject({ part: z.null() }))).toThrow(
    'No field of a form fits part',
  );
});
