import type { Field } from '@sveltia/cms';
import type { z } from 'zod';
import { type SchemaJson as Json, jsonOf } from '../content-model/schema-json.ts';

export interface Hints {
  /** By the field's name, or by what its value names; `false` hides it. */
  fields: Readonly<Record<string, object | false>>;
  refs: Readonly<Record<string, object>>;
}

/** Characters. A field of a longer text has several lines. */
const longestLine = 100;
const timeOfDay = '^(?:[01]\\d|2[0-3]):[0-5]\\d$';

/** Returns the fields of a form for a schema, with the schema's names, labels and limits. */
export function fieldsOf(schema: z.ZodType, hints: Hints): Field[] {
  return fieldsOfObject(jsonOf(schema), '', hints);
}

function fieldsOfObject({ properties = {}, required = [] }: Json, path: string, hints: Hints) {
  return Object.entries(properties).flatMap(([name, json]): Field[] => {
    const own = path ? `${path}.${name}` : name;
    const hint = hints.fields[name];
    if (hint === false) return [];
    if (json.const !== undefined) return [{ name, widget: 'hidden', default: json.const }];
    const field = {
      name,
      label: json.title,
      // An object with a default always exists, so it needs no button that adds it.
      required: required.includes(name) || (json.type === 'object' && json.default !== undefined),
      // The browser's time field shows the expected format itself.
      ...(json.description && json.pattern !== timeOfDay && { hint: json.description }),
      ...widgetOf(json, own, hints),
      ...hint,
    };
    return [field as Field];
  });
}

function widgetOf(json: Json, path: string, hints: Hints): object {
  const many = json.type === 'array' && { multiple: true, ...limitsOf(json) };
  const choice = hints.refs[json.ref ?? ''];
  if (choice) return { ...choice, ...many };
  if (json.enum) return choiceOf(json.enum);
  if (json.type === 'string') return textOf(json);
  if (json.type === 'integer') return { widget: 'number', value_type: 'int', ...limitsOf(json) };
  if (json.type === 'number') return { widget: 'number', value_type: 'float', ...limitsOf(json) };
  if (json.type === 'boolean') return { widget: 'boolean' };
  if (json.type === 'array') return listOf(json, path, hints);
  if (json.propertyNames) return { widget: 'keyvalue' };
  if (json.type === 'object')
    return { widget: 'object', collapsed: 'auto', fields: fieldsOfObject(json, path, hints) };
  throw new Error(`No kind of field fits ${path}: add one to editor/fields.ts.`);
}

function choiceOf(values: readonly string[]): object {
  return { widget: 'select', options: values.map((value) => ({ value, label: labelOf(value) })) };
}

function textOf({ format, pattern, minLength, maxLength = 0, cites }: Json): object {
  // The form would count the markers of sources, which the build removes.
  const isMeasured = !cites;
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (pattern === timeOfDay) return { widget: 'datetime', type: 'time', format: 'HH:mm' };
  return {
    widget: maxLength > longestLine ? 'text' : 'string',
    ...(isMeasured && minLength && { minlength: minLength }),
    ...(isMeasured && maxLength && { maxlength: maxLength }),
  };
}

function limitsOf({ minimum, maximum, minItems: min = minimum, maxItems: max = maximum }: Json) {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function listOf(json: Json, path: string, hints: Hints): object {
  const { items = {}, item = 'entry' } = json;
  const limits = limitsOf(json);
  if (items.enum)
    return { ...choiceOf(items.enum), multiple: true, dropdown_threshold: 9, ...limits };
  if (items.type !== 'object') {
    const field = { name: 'entry', label: 'Entry', ...widgetOf(items, `${path}.*`, hints) };
    return { widget: 'list', field, ...limits };
  }
  const fields = fieldsOfObject(items, `${path}.*`, hints);
  const summary = summaryOf(items);
  return { widget: 'list', collapsed: 'auto', label_singular: item, summary, fields, ...limits };
}

/** Returns what a closed item of a list shows: its short texts. */
function summaryOf({ properties = {} }: Json): string {
  const short = Object.entries(properties).filter(([, { type, items, maxLength = 0 }]) => {
    return (type === 'string' || items?.enum) && maxLength <= 120;
  });
  return short.map(([name]) => `{{${name}}}`).join(' ');
}

/** Returns a value such as `eye-health` as words: `Eye health`. */
function labelOf(value: string): string {
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
