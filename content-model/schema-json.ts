import { z } from 'zod';

/** A schema as JSON Schema, with what its `.meta` declares of each field. */
export interface SchemaJson extends z.core.JSONSchema.JSONSchema {
  enum?: string[];
  items?: SchemaJson;
  prefixItems?: SchemaJson[];
  additionalProperties?: SchemaJson;
  oneOf?: SchemaJson[];
  properties?: Record<string, SchemaJson>;
  /** The word for one entry on a list's button, such as `question`. */
  item?: string;
  /** The form of a text in words, such as `an email address`. */
  form?: string;
  /** The kind of thing that a value names, such as `services`. */
  ref?: string;
  /** True if the text may cite sources: its component shows their numbers. */
  cites?: boolean;
  /** True if the field may change without a change of the text: `updated` and a review are about all others. */
  isBesideText?: boolean;
}

const known = new Map<z.ZodType, SchemaJson>();

/** Returns a schema as JSON Schema, as authors write its values. */
export function jsonOf(schema: z.ZodType): SchemaJson {
  const json = known.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  known.set(schema, json as SchemaJson);
  return json as SchemaJson;
}

/** Returns the schema of a value: where it has one for each slug, the one for the value's. */
export function branchOf(json: SchemaJson, value: unknown): SchemaJson {
  const own = json.oneOf?.find(({ properties }) => {
    return properties?.['slug']?.const === (value as { slug?: unknown } | undefined)?.slug;
  });
  return own ?? json;
}

/** Returns the schema of a field or an entry of a value. */
export function partOf(json: SchemaJson, value: unknown, name: PropertyKey): SchemaJson {
  const { properties, items, prefixItems, additionalProperties } = branchOf(json, value);
  const part = properties?.[`${String(name)}`] ?? prefixItems?.[Number(name)];
  return part ?? items ?? additionalProperties ?? {};
}

/** Returns what a schema declares of a field, such as `faqs.0.answer`. */
export function fieldIn(schema: z.ZodType, field: string): SchemaJson {
  return field.split('.').reduce((json, name) => partOf(json, undefined, name), jsonOf(schema));
}
