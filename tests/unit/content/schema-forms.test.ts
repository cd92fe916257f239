import { expect, test } from 'vitest';
import { z } from 'zod';
import { collections } from '#build/content/collection-schemas.ts';
import { practiceFiles, practiceFolders } from '#build/content/practice-schemas.ts';
import { pageSchema } from '#content/schema/page.ts';
import { sourceSchema } from '#content/schema/source.ts';

const { pages: _, ...others } = collections;
const pages = pageSchema.options.map((schema) => [`pages/${schema.shape.slug.value}`, schema]);
const schemas = Object.entries({
  ...Object.fromEntries(Object.entries(others).map(([name, { schema }]) => [name, schema])),
  ...Object.fromEntries(pages),
  ...practiceFiles,
  ...practiceFolders,
  source: sourceSchema,
}) as [string, z.ZodType][];

type Json = z.core.JSONSchema.BaseSchema;

/** The fields of a form by their paths, those of lists below a `*`. */
function fieldsOf(schema: Json, path = ''): [path: string, field: Json][] {
  if (schema.items) return fieldsOf(schema.items as Json, `${path}.*`);
  return Object.entries(schema.properties ?? {}).flatMap(([name, value]) => {
    const inner = path ? `${path}.${name}` : name;
    return [[inner, value as Json], ...fieldsOf(value as Json, inner)];
  });
}

function formOf(schema: z.ZodType): [path: string, field: Json][] {
  return fieldsOf(z.toJSONSchema(schema, { io: 'input' }));
}

test.each(schemas)(
  'a form can be made of %s: each field has a type and a name',
  (_name, schema) => {
    const fields = formOf(schema);
    expect(fields.length).toBeGreaterThan(1);
    for (const [path, { title, type, enum: values }] of fields) {
      expect(title?.length, `the title of ${path}`).toBeGreaterThan(0);
      expect(type ?? values, `the type of ${path}`).toBeDefined();
    }
  },
);
