import type { Field, SelectField } from '@sveltia/cms';
import { z } from 'zod';
import { mayCite } from '../domain/read/citations.ts';

/** The parts of a zod schema in JSON Schema that a form needs. */
interface Json extends z.core.JSONSchema.JSONSchema {
  enum?: string[];
  /** The schema's message for a text that doesn't match its pattern. */
  complaint?: string;
  items?: Json;
  properties?: Record<string, Json>;
}

/**
 * Settings of fields that aren't in the schema, by a field's path such as `image.file` or `faqs.*.answer`.
 * `false` hides the field.
 */
export type Hints = Readonly<Record<string, object | false>>;

/** If a text may have more characters than this, its field has several lines. */
const longestLine = 100;
const timeOfDay = '^(?:[01]\\d|2[0-3]):[0-5]\\d$';

/**
 * Returns the fields of a form for a schema, with the schema's names, labels, limits and patterns.
 * @throws Error if no kind of field fits a part of the schema
 */
export function fieldsOf(schema: z.ZodType, hints: Hints = {}): Field[] {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (jsonSchema.pattern) Object.assign(jsonSchema, { complaint: complaintOf(zodSchema) });
    },
  });
  return fieldsOfObject(json as Json, '', hints);
}

/**
 * Sorts fields or forms.
 * @param first the names that come first, in this order; all others follow in their own order
 */
export function arrange<Named extends { name: string }>(
  fields: readonly Named[],
  first: readonly string[],
): Named[] {
  const placeOf = ({ name }: Named) => (first.includes(name) ? first.indexOf(name) : first.length);
  return fields.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the schema's message for a text in the wrong format, if any. */
function complaintOf(schema: z.core.$ZodType): string | undefined {
  const issues = z.safeParse(schema, '\0').error?.issues ?? [];
  return issues.find(({ code }) => code === 'invalid_format')?.message;
}

function fieldsOfObject({ properties = {}, required = [] }: Json, path: string, hints: Hints) {
  return Object.entries(properties).flatMap(([name, json]): Field[] => {
    const own = path ? `${path}.${name}` : name;
    const hint = hints[own];
    if (hint === false) return [];
    if (json.const !== undefined) return [{ name, widget: 'hidden', default: json.const }];
    const field = {
      name,
      label: json.title,
      // An object with a default always exists, so it needs no button that adds it.
      required: required.includes(name) || (json.type === 'object' && json.default !== undefined),
      // The browser's time field shows the expected format itself.
      ...(json.description && json.pattern !== timeOfDay && { hint: json.description }),
      ...(hint && 'widget' in hint ? limitsOf(json) : widgetOf(json, own, hints)),
      ...hint,
    };
    return [field as Field];
  });
}

function widgetOf(json: Json, path: string, hints: Hints): object {
  if (json.enum) return choiceOf(json.enum);
  switch (json.type) {
    case 'string':
      return textOf(json, path);
    case 'integer':
      return { widget: 'number', value_type: 'int', ...limitsOf(json) };
    case 'number':
      return { widget: 'number', value_type: 'float', ...limitsOf(json) };
    case 'boolean':
      return { widget: 'boolean' };
    case 'object':
      return { widget: 'object', collapsed: 'auto', fields: fieldsOfObject(json, path, hints) };
    case 'array':
      return listOf(json, path, hints);
    default:
      throw new Error(
        `No kind of field fits ${path}: hide it with a hint, or add a kind to editor/fields.ts. Schema: ${JSON.stringify(json)}`,
      );
  }
}

function choiceOf(values: readonly string[]): Pick<SelectField, 'widget' | 'options'> {
  return {
    widget: 'select',
    options: values.map((value) => ({ value, label: labelOf(value) })),
  };
}

function textOf(json: Json, path: string): object {
  const { format, pattern, complaint, minLength, maxLength = 0 } = json;
  const isMeasured = !mayCite(path.replaceAll('*', '0'));
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (pattern === timeOfDay) return { widget: 'datetime', type: 'time', format: 'HH:mm' };
  return {
    widget: maxLength > longestLine ? 'text' : 'string',
    ...(isMeasured && minLength && { minlength: minLength }),
    ...(isMeasured && maxLength && { maxlength: maxLength }),
    ...(pattern && complaint && { pattern: [pattern, `Expected: ${complaint}`] }),
  };
}

/** Returns the limits of a number, or of a list's length. */
function limitsOf({ minimum, maximum, minItems: min = minimum, maxItems: max = maximum }: Json) {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function listOf(json: Json, path: string, hints: Hints): object {
  const { items = {} } = json;
  const limits = limitsOf(json);
  const inner = `${path}.*`;
  if (items.enum) {
    const count = items.enum.length;
    return { ...choiceOf(items.enum), multiple: true, dropdown_threshold: count, ...limits };
  }
  if (items.type === 'object') {
    const fields = fieldsOfObject(items, inner, hints);
    return { widget: 'list', collapsed: 'auto', fields, ...limits };
  }
  const field = {
    name: 'entry',
    label: 'Entry',
    ...widgetOf(items, inner, hints),
    ...hints[inner],
  };
  return { widget: 'list', field, ...limits };
}

/** Returns a value such as `eye-health` as words: `Eye health`. */
function labelOf(value: string): string {
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
