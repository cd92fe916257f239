import { createRequire } from 'node:module';
import { type AnyNode, parse as parseScript } from 'acorn';
import { type Declaration, parse as parseSheet, type Rule } from 'postcss';

/** Browsers by the names of MDN's data, each with its version. */
export type Browsers = Record<string, string>;

interface Statement {
  version_added?: string | boolean | null;
  prefix?: string;
  alternative_name?: string;
  flags?: unknown[];
}
interface Feature {
  __compat?: { support: Record<string, Statement | Statement[]> };
}
type Features = { [name: string]: Features } & Feature;

const require = createRequire(import.meta.url);
const data = require('@mdn/browser-compat-data') as Features;
const interfaces = { ...data['javascript']?.['builtins'], ...data['api'] } as Features;
const { properties, selectors, types, 'at-rules': atRules } = data['css'] as Features;

const { compare } = new Intl.Collator('en', { numeric: true });
const isUpTo = (version: string, most: string) => compare(version.replace('≤', ''), most) <= 0;

/** Returns whether all browsers know a feature, with a prefix if the sheet has that, too. No data counts as known. */
function isKnown(feature: Feature | undefined, browsers: Browsers, prefixed = false): boolean {
  const { support = {} } = feature?.__compat ?? {};
  return Object.entries(browsers).every(([browser, version]) => {
    const statements = [support[browser] ?? []].flat();
    const isIn = ({ version_added: since, flags, alternative_name: other, prefix }: Statement) =>
      typeof since === 'string' &&
      isUpTo(since, version) &&
      !flags &&
      !other &&
      (!prefix || prefixed);
    return statements.length === 0 || statements.some(isIn);
  });
}

/** Returns the features of these with their names, at any depth. */
function* within(features: Features | undefined): Generator<[string, Features]> {
  for (const [name, feature] of Object.entries(features ?? {})) {
    if (name === '__compat') continue;
    yield [name, feature];
    yield* within(feature);
  }
}

const functions = new Map([...within(types)].reverse());

const units: [RegExp, Features | undefined][] = [
  [/\d([sld]v)(?:[hwib]|min|max)\b/g, types?.['length']?.['viewport_percentage_units_dynamic']],
  [/\d(cq)(?:[hwib]|min|max)\b/g, types?.['length']?.['container_query_length_units']],
  [/\d(r?lh|r?cap)\b/g, types?.['length']?.['lh']],
];

/** Returns what of a sheet a browser doesn't know. Inside `@supports`, or after another value, it does no harm. */
export function unknownInSheet(sheet: string, browsers: Browsers): string[] {
  const found = new Set<string>();
  parseSheet(sheet).walk((node) => {
    for (let outer = node.parent; outer; outer = outer.parent as typeof outer)
      if ('name' in outer && outer.name === 'supports') return;
    if (node.type === 'decl') for (const one of inDeclaration(node, browsers)) found.add(one);
    if (node.type === 'rule') for (const one of inSelectors(node, browsers)) found.add(one);
    if (node.type !== 'atrule') return;
    if (!isKnown(atRules?.[node.name], browsers)) found.add(`rule @${node.name}`);
    if (node.name === 'media')
      for (const [, name = ''] of node.params.matchAll(/\(([a-z-]+)/g))
        if (!isKnown(atRules?.['media']?.[name], browsers)) found.add(`media ${name}`);
  });
  return [...found];
}

function* inDeclaration(declaration: Declaration, browsers: Browsers): Generator<string> {
  const { prop, value, parent } = declaration;
  const others = (parent?.nodes ?? []).filter((one) => one.type === 'decl');
  const isPrefixed = others.some((one) => one.prop.endsWith(`-${prop}`) && one.prop[0] === '-');
  const property = properties?.[prop];
  if (!isKnown(property, browsers, isPrefixed)) return yield `property ${prop}`;
  const first = others.find((one) => one.prop === prop);
  const isSecond = first?.value !== value && !/var\(/.test(value);
  if (prop.startsWith('-webkit-') || isSecond) return;
  const plain = value.replaceAll(/"[^"]*"|url\([^)]*\)/g, '');
  for (const [, name = '', call] of plain.matchAll(/(?<![\w-])([a-z][a-z-]+)(\(?)/g)) {
    const feature = property?.[name] ?? (call ? functions.get(name) : undefined);
    if (!isKnown(feature, browsers)) yield call ? `function ${name}()` : `value ${prop}: ${name}`;
  }
  for (const [unit, feature] of units)
    for (const [, name] of plain.matchAll(unit))
      if (!isKnown(feature, browsers)) yield `unit ${name}`;
}

/** A list of selectors is lost with any that is unknown, and each of `:is()` alone. */
function* inSelectors({ selectors: list, parent }: Rule, browsers: Browsers): Generator<string> {
  if (parent?.type === 'rule') yield 'nested rules';
  const unknown = list.map((selector) => {
    const outside = selector.replaceAll(/"[^"]*"|:(?:is|where)\((?:[^()]|\([^()]*\))*\)/g, '');
    const names = Array.from(outside.matchAll(/::?([a-z][a-z-]+)/g), ([, name = '']) => name);
    return names.filter((name) => !name.startsWith('-') && !isKnown(selectors?.[name], browsers));
  });
  if (list.length > 1 && new Set(unknown.map(String)).size > 1) yield `list ${list}`;
  for (const name of unknown.flat()) yield `selector ${name}`;
}

/** Returns the names of the methods of any interface that these browsers have. */
function methodsOf(browsers: Browsers): Set<string> {
  const members = Object.values(interfaces).flatMap((one) => Object.entries(one));
  const known = members.filter(([, feature]) => isKnown(feature, browsers));
  return new Set(known.map(([key]) => key.replace(/_static$/, '')));
}

/** Those of any version. What one engine alone has, the other engines' tests would find. */
const methodsByNow = methodsOf({ chrome: '999', firefox: '999', safari: '999' });
const cached = new Map<Browsers, Set<string>>();

/**
 * Returns what of a built script a browser doesn't know: methods and interfaces by name, static blocks, and lookbehind.
 * @throws SyntaxError for syntax that is younger than ES2022
 */
export function unknownInScript(script: string, browsers: Browsers): string[] {
  const known = cached.get(browsers) ?? methodsOf(browsers);
  cached.set(browsers, known);
  const found = new Set<string>();
  const isNew = (owner: string, name: string) => {
    const members = interfaces[owner];
    const member = members?.[name] ?? members?.[`${name}_static`];
    return member ? !isKnown(member, browsers) : methodsByNow.has(name) && !known.has(name);
  };
  walk(parseScript(script, { ecmaVersion: 2022, sourceType: 'module' }), (node) => {
    if (node.type === 'StaticBlock') found.add('static block');
    if (node.type === 'Literal' && /\(\?<[=!]/.test(`${node.raw}`)) found.add('lookbehind');
    if (node.type === 'NewExpression' && node.callee.type === 'Identifier')
      if (!isKnown(interfaces[node.callee.name], browsers)) found.add(`new ${node.callee.name}`);
    // With `?.`, its absence is expected.
    if (node.type !== 'CallExpression' || node.optional) return;
    if (node.callee.type !== 'MemberExpression') return;
    const { object, property } = node.callee;
    const owner = object.type === 'Identifier' ? object.name : '';
    const name = 'name' in property && !node.callee.computed ? property.name : '';
    if (isNew(owner, name)) found.add(`${name}()`);
  });
  return [...found];
}

function walk(node: AnyNode, look: (node: AnyNode) => void) {
  look(node);
  for (const value of Object.values(node))
    for (const one of [value].flat()) if (typeof one?.type === 'string') walk(one, look);
}
