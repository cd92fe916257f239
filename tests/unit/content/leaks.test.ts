import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** Slugs that the specification names as routes of its own. */
const specified = ['dry-eye', 'myopia-management', 'eye-emergencies'];
const code = globSync('{components,domain,pages,server}/**/*.{ts,tsx,css}').map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);

interface Location {
  phone: string;
  email: string;
  address: { street: string; locality: string };
}

/** Returns each value that a file of the code repeats. */
function repeated(values: readonly string[]): string[] {
  return values.flatMap((value) =>
    code.filter(([, text]) => text.includes(value)).map(([file]) => `${file}: ${value}`),
  );
}

test('the code names no town, street, phone or email address of the content', () => {
  const files = globSync('content/practice/locations/*.yaml');
  expect(files).not.toEqual([]);
  const locations = files.map((file) => parse(readFileSync(file, 'utf8')) as Location);
  const facts = locations.flatMap(({ phone, email, address }) => [
    phone,
    email,
    address.street,
    address.locality,
  ]);
  expect(repeated(facts.filter(Boolean))).toEqual([]);
});

test('the code names no entry of the content by its slug', () => {
  const slugs = globSync('content/{services,guides,posts,problems,patients}/*.md')
    .map((file) => basename(file, '.md'))
    .filter((slug) => slug.includes('-') && !specified.includes(slug));
  expect(repeated(slugs.map((slug) => `'${slug}'`))).toEqual([]);
  expect(repeated(slugs.map((slug) => `/${slug}`))).toEqual([]);
});

test('the code repeats no sign of the table', () => {
  const { groups } = parse(readFileSync('content/signs.yaml', 'utf8')) as {
    groups: { signs: { id: string; adults: string }[] }[];
  };
  const signs = groups.flatMap((group) => group.signs);
  expect(repeated(signs.flatMap(({ id, adults }) => [`'${id}'`, adults]))).toEqual([]);
});
