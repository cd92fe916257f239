import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readSettings } from '#build/editor/read-settings.ts';
import { collectionNames } from '#domain/read/collection-schemas.ts';
import { practiceFiles, practiceFolders } from '#domain/read/practice-schemas.ts';
import { configurationFor } from '../../../editor/configuration.ts';
import { fieldsOf } from '../../../editor/fields.ts';

/** Settings that turn on every optional field of a form. */
const settings = { ...readSettings('practice/website'), reviewer: 'Given Family' };
const configuration = configurationFor(settings);
const { collections = [], singletons = [] } = configuration;

test('the configuration matches Sveltia CMS’s schema', () => {
  const schema = JSON.parse(
    readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'),
  );
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  validate(configuration);
  expect(validate.errors).toBeNull();
  // Sveltia rejects undefined values, such as the label of a field whose schema has no title.
  expect(configuration).toStrictEqual(JSON.parse(JSON.stringify(configuration)));
  expect(validate({ ...configuration, collections: [{ name: 'posts' }] })).toBe(false);
});

test('every collection and every practice file has a form', () => {
  const names = [...collections, ...singletons].map(({ name }) => name);
  const expected = [...collectionNames, ...Object.keys({ ...practiceFiles, ...practiceFolders })];
  expect(names.toSorted()).toEqual([...expected, 'signs', 'sources'].sort());
  for (const item of [...collections, ...singletons]) {
    const forms = 'files' in item ? item.files : [item];
    for (const form of forms) expect('fields' in form && form.fields.length).toBeGreaterThan(0);
  }
});

test('closings, announcement, hours, posts and people come first', () => {
  const namesOf = (items: readonly object[]) => items.map((item) => 'name' in item && item.name);
  expect(namesOf(singletons).slice(0, 2)).toEqual(['closures', 'announcement']);
  expect(namesOf(collections).slice(0, 3)).toEqual(['locations', 'posts', 'people']);
});

test('a post requires only a title, a picture, a text and a prefilled date', () => {
  const posts = collections.find(({ name }) => name === 'posts');
  const fields = posts && 'fields' in posts ? posts.fields : [];
  const asked = fields.filter((field) => !('required' in field && field.required === false));
  expect(asked.map(({ name }) => name)).toEqual(['title', 'image', 'body', 'date']);
  expect(asked.find(({ name }) => name === 'date')).toMatchObject({ default: '{{now}}' });
});

test('fields that aren’t shown on the page are optional', () => {
  const unseen = [...collections, ...singletons]
    .flatMap((item): object[] => ('fields' in item ? item.fields : []))
    .filter((field) => 'hint' in field && /Not shown|[Nn]ever shown/.test(`${field.hint}`));
  expect(unseen.length).toBeGreaterThan(0);
  for (const field of unseen) expect(field).toMatchObject({ required: false });
});

test('forms use the practice’s own phone number as the example', () => {
  const examples = { phone: '(512) 448-2211', timeZone: 'America/Chicago' };
  const text = JSON.stringify(configurationFor({ ...settings, examples }));
  expect(text).toContain('such as (512) 448-2211');
  expect(text).not.toContain('(212) 555-0123');
});

test('forms have fields for the medical review if there is a reviewer', () => {
  const asking = ({ collections: all = [] }: typeof configuration) =>
    all.flatMap((one) => {
      const labels = 'fields' in one ? one.fields.map(({ label }) => label) : [];
      return labels.includes('Medical review') ? [one.name] : [];
    });
  expect(asking(configuration)).toEqual(['posts', 'guides', 'problems', 'services']);
  expect(asking(configurationFor({ ...settings, reviewer: undefined }))).toEqual([]);
});

test('a field takes its name, limits and texts from its schema', () => {
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

test('a text that may cite sources has no maxlength in its form', () => {
  const schema = z.strictObject({
    faqs: z.array(z.strictObject({ question: z.string().max(9), answer: z.string().max(9) })),
  });
  const [list] = fieldsOf(schema);
  expect(list).toMatchObject({ fields: [{ maxlength: 9 }, { name: 'answer' }] });
  expect(JSON.stringify(list).match(/maxlength/g)).toHaveLength(1);
});

test('an error names a schema type that no form field supports', () => {
  expect(() =>
    fieldsOf(z.strictObject({ parts: z.record(z.string(), z.string()).array() })),
  ).not.toThrow();
  expect(() => fieldsOf(z.strictObject({ part: z.null() }))).toThrow('No kind of field fits part');
});
