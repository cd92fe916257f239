import type { Field, SelectField } from '@sveltia/cms';
import { z } from 'zod';
import { mayCite } from '../domain/read/citations.ts';

/** A zod schema as JSON, as far as a form needs it. */
interface Json extends z.core.JSONSchema.JSONSchema {
  enum?: string[];
  /** What the schema says of a text in another form. */
  complaint?: string;
  items?: Json;
  properties?: Record<string, Json>;
}

/**
 * What a form knows beyond the schema, by the path of a field such as `image.file` or `faqs.*.answer`.
 * Without a field is what nobody fills in.
 */
export type Hints = Readonly<Record<string, object | false>>;

/** A text longer than this gets several lines. */
const longestLine = 100;
const timeOfDay = '^(?:[01]\\d|2[0-3]):[0-5]\\d$';

/**
 * The fields of a form for what a schema describes: names, labels, limits and patterns are the schema's.
 * @throws Error where the schema has something for which there is no field
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

/** Fields, or forms, with those that are named first at the top, in that order. */
export function arrange<Named extends { name: string }>(
  fields: readonly Named[],
  first: readonly string[],
): Named[] {
  const placeOf = ({ name }: Named) => (first.includes(name) ? first.indexOf(name) : first.length);
  return fields.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The schema's own words for a text that has not its form. */
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
      // What is always there, if only empty, needs no button that adds it.
      required: required.includes(name) || (json.type === 'object' && json.default !== undefined),
      // The browser's own field for a time knows the clock of its reader.
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
      throw new Error(`No field of a form fits ${path}: ${JSON.stringify(json)}`);
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

/** How large a number or how long a list may be. */
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

/** `eye-health` as words. */
function labelOf(value: string): string {
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
