import { z } from 'zod';
import { brandSchema } from '../../schema/brand.ts';
import { framesSchema } from '../../schema/frames.ts';
import { signsSchema } from '../../schema/signs.ts';
import { signsIn } from '../../signs/sign-lists.ts';
import { collections } from '../collection-schemas.ts';
import type { ContentProblem } from '../content-error.ts';
import { practiceFiles, practiceFolders } from '../practice-schemas.ts';
import { type Content, practiceFile } from './content.ts';
import { pathsOf } from './links.ts';

/** The parts of a schema in JSON Schema that lead to names, and what a name is of (`ref` in `.meta`). */
interface Json {
  ref?: string;
  properties?: Record<string, Json>;
  items?: Json;
}

/** A file of the content, and the schema that it follows. */
interface CheckedFile {
  file: string;
  schema: z.ZodType;
  record: object;
}

/** What a kind of name must be, and whether there is one like it. */
interface Kind {
  expected: string;
  has(name: string): boolean;
}

/** Checks that whatever a field names exists: a page, a picture, a sign. The field's schema says what it names. */
export function references(content: Content): ContentProblem[] {
  const kinds = kindsIn(content);
  const known = new Map<z.ZodType, Json>();
  return filesOf(content).flatMap(({ file, schema, record }) => {
    const json = known.get(schema) ?? jsonOf(schema);
    known.set(schema, json);
    return namesIn(json, record).flatMap(({ ref, field, name }) => {
      const kind = kinds[ref];
      if (!kind || kind.has(name)) return [];
      return [{ file, field, expected: kind.expected, received: name }];
    });
  });
}

function jsonOf(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
}

/** Returns the names in a value, each with its field: `home.team.0.file`, `related`. */
function namesIn(
  { ref, properties = {}, items }: Json,
  value: unknown,
  path: readonly (string | number)[] = [],
): { ref: string; field: string; name: string }[] {
  if (Array.isArray(value)) {
    const isList = value.every((one) => typeof one === 'string');
    return value.flatMap((one, index) =>
      namesIn({ ...items, ...(ref && { ref }) }, one, isList ? path : [...path, index]),
    );
  }
  if (typeof value === 'string')
    return ref && value ? [{ ref, field: path.join('.'), name: value }] : [];
  const fields = Object.entries((value ?? {}) as object);
  return fields.flatMap(([name, own]) => namesIn(properties[name] ?? {}, own, [...path, name]));
}

function kindsIn({ facts, entries, sources, hasFile }: Content): Record<string, Kind> {
  const paths = pathsOf(entries);
  const categories = facts.categories.categories.map(({ id }) => id);
  const locations = facts.locations.map(({ slug }) => slug);
  const services = entries
    .filter(({ collection }) => collection === 'services')
    .map(({ entry }) => entry.record.slug);
  const signs = signsIn(facts.signs.groups).map(({ id }) => id);
  return {
    pages: oneOf('the path of an existing page, without a fragment', [...paths]),
    signs: oneOf('the id of a sign in content/signs.yaml', signs),
    sources: oneOf('the id of a source in content/sources.yaml', Object.keys(sources)),
    categories: oneOf(
      `a category of content/practice/categories.yaml: ${categories.join(', ')}`,
      categories,
    ),
    locations: oneOf(`a location: ${locations.join(', ')}`, locations),
    services: oneOf('a service of content/services', services),
    images: { expected: 'a file in content/images', has: (name) => hasFile(`images/${name}`) },
    plates: { expected: 'a file in content/plates', has: (name) => hasFile(`plates/${name}`) },
  };
}

function oneOf(expected: string, names: readonly string[]): Kind {
  const all = new Set(names);
  return { expected, has: (name) => all.has(name) };
}

function filesOf(content: Content): CheckedFile[] {
  const { facts, entries, folder } = content;
  const single = { brand: brandSchema, signs: signsSchema, frames: framesSchema };
  return [
    ...entries.map(({ collection, entry: { file, record } }) => {
      return { file, schema: schemaOf(collection, record.slug), record };
    }),
    ...typedEntries(practiceFiles).map(([name, schema]) => {
      return { file: `${folder}/practice/${name}.yaml`, schema, record: facts[name] };
    }),
    ...typedEntries(practiceFolders).flatMap(([name, schema]) =>
      facts[name].map((record) => {
        return { file: practiceFile(content, name, record.slug), schema, record };
      }),
    ),
    ...typedEntries(single).map(([name, schema]) => {
      const file = `${folder}/${name === 'brand' ? 'brand/' : ''}${name}.yaml`;
      return { file, schema, record: facts[name] };
    }),
  ];
}

/** Returns the schema of an entry. Each of the other pages has its own. */
function schemaOf(collection: keyof typeof collections, slug: string): z.ZodType {
  if (collection !== 'pages') return collections[collection].schema;
  const { options } = collections.pages.schema;
  return options.find(({ shape }) => shape.slug.value === slug) ?? collections.pages.schema;
}

function typedEntries<Values extends object>(values: Values) {
  return Object.entries(values) as [keyof Values & string, z.ZodType][];
}
