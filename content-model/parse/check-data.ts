import type { z } from 'zod';
import { branchOf, jsonOf, partOf, type SchemaJson } from '../schema-json.ts';
import { ContentError, type ContentProblem } from './content-error.ts';

/** Field names that an error lists in place of a wrong one, the most similar first. */
const listedFields = 8;

/** Fields that had another name before version 2.0.0, by that name. */
const renamedFields: ReadonlyMap<string, string> = new Map([
  ['told', 'explained'],
  ['heard', 'conditions'],
  ['findings', 'conditions'],
  ['asks', 'questions'],
  ['say', 'tellThem'],
  ['elsewhere', 'seeFirst'],
  ['kept', 'notDenied'],
  ['others', 'unrelated'],
  ['same', 'synonyms'],
  ['little', 'stopWords'],
  ['breaks', 'separators'],
  ['joints', 'connectors'],
]);

/**
 * Returns the data of a file as its schema completes it.
 * @throws ContentError with one problem for each wrong value, in an owner's words
 */
export function checkData<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: unknown,
): z.infer<Schema> {
  const { success, data: checked, error } = schema.safeParse(data);
  if (success) return checked;
  const json = jsonOf(schema);
  const problems = new Map<string, ContentProblem>();
  for (const issue of error.issues) {
    for (const { path, expected } of faultsOf(issue, json, data)) {
      const field = path.join('.') || 'front matter';
      const received = describe(valueAt(data, path));
      // One mistake may break several rules. The first is the plainest.
      if (!problems.has(field)) problems.set(field, { file, field, expected, received });
    }
  }
  throw new ContentError([...problems.values()]);
}

/** Returns what one of zod's issues says of the data. Each unknown field is a fault of its own. */
function faultsOf(issue: z.core.$ZodIssue, json: SchemaJson, data: unknown) {
  const { path } = issue;
  const schema = path.reduce<SchemaJson>((part, name, depth) => {
    return partOf(part, valueAt(data, path.slice(0, depth)), name);
  }, json);
  if (issue.code !== 'unrecognized_keys')
    return [{ path, expected: expectationOf(issue, schema, valueAt(data, path)) }];
  const { properties = {} } = branchOf(schema, valueAt(data, path));
  return issue.keys.map((key) => {
    const renamed = renamedFields.get(key) ?? '';
    if (renamed in properties)
      return { path: [...path, key], expected: `"${renamed}", its new name` };
    const names = Object.keys(properties).sort((one, other) => {
      return likeness(key, other) - likeness(key, one);
    });
    const more = names.length > listedFields ? ', …' : '';
    const expected = `one of the fields ${names.slice(0, listedFields).join(', ')}${more}`;
    return { path: [...path, key], expected };
  });
}

function expectationOf(issue: z.core.$ZodIssue, schema: SchemaJson, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return kindOf(schema, value);
    case 'too_small':
    case 'too_big': {
      const size = issue.code === 'too_small' ? issue.minimum : issue.maximum;
      const limit = issue.code === 'too_small' ? 'at least' : 'at most';
      const what = issue.origin === 'array' ? describedBy(schema) : '';
      return `${issue.exact ? 'exactly' : limit} ${amountOf(size, issue.origin)}${what}`;
    }
    case 'invalid_value': {
      const [first, ...others] = issue.values.map((one) => JSON.stringify(one));
      if (others.length > 0) return `one of ${[first, ...others].join(', ')}${describedBy(schema)}`;
      return first === 'true' ? 'true, or no such field' : `${first}`;
    }
    case 'invalid_key':
      return issue.issues.map((inner) => expectationOf(inner, {}, value)).join(' and ');
    default:
      // The schemas word all other rules themselves.
      return issue.message;
  }
}

/** Returns a field's hint in the editor, as a sentence that follows another. */
function describedBy({ description }: SchemaJson): string {
  return description ? `. ${description}` : '';
}

/** Returns which kind of value a field has, and what is wrong with the way in which another kind is written. */
function kindOf(schema: SchemaJson, value: unknown): string {
  const { type, form, properties, items, examples = [] } = schema;
  if (type === 'boolean') return 'true or false';
  if (type === 'integer') return 'a whole number';
  if (type === 'number') return typeof value === 'string' ? 'a number without quotes' : 'a number';
  if (type === 'array') {
    const [example = items?.enum?.slice(0, 2)] = examples as string[][];
    const how = example
      ? ` such as [${example.join(', ')}]`
      : ', each entry in a line that begins with a hyphen';
    return `a list${how}`;
  }
  if (type === 'object') {
    const names = Object.keys(properties ?? {}).slice(0, listedFields);
    return names.length > 0
      ? `the fields ${names.join(', ')}, in lines below it`
      : 'lines such as “word: other words”, below it';
  }
  const isUnquoted = typeof value === 'number' || typeof value === 'boolean';
  return `${form ?? 'a text'}${isUnquoted ? ': quote it' : ''}`;
}

/** Formats a size with its unit: characters of a text, entries of a list, or a number. */
function amountOf(size: number | bigint, origin: string): string {
  const one = Number(size) === 1;
  if (origin === 'string') return `${size} ${one ? 'character' : 'characters'}`;
  if (origin === 'array') return `${size} ${one ? 'entry' : 'entries'}`;
  return String(size);
}

/** Returns how many pairs of neighboring letters two names share, as a part of all their pairs. */
export function likeness(one: string, other: string): number {
  const pairsOf = (name: string) =>
    Array.from(name.toLowerCase(), (letter, at) => letter + name.toLowerCase().charAt(at + 1));
  const [own, others] = [pairsOf(one), pairsOf(other)];
  return own.filter((pair) => others.includes(pair)).length / (own.length + others.length);
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined | null)?.[key],
    data,
  );
}

function describe(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const text = JSON.stringify(value);
  if (typeof value === 'string') return `${text} (${value.length} characters)`;
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
