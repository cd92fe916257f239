import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { readPractice } from '#build/content/read-practice.ts';
import { signsIn } from '#domain/signs/sign-lists.ts';

/** Slugs that the specification names as routes of its own. */
const specified = ['dry-eye', 'myopia-management', 'eye-emergencies'];
const code = globSync('{components,domain,pages,server}/**/*.{ts,tsx,css}').map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);
const { locations, signs } = readPractice('content');
const slugs = globSync('content/{services,guides,posts,problems,patients}/*.md')
  .map((file) => basename(file, '.md'))
  .filter((slug) => slug.includes('-') && !specified.includes(slug));

test.each<[what: string, values: (string | undefined)[]]>([
  [
    'town, street, phone or email address',
    locations.flatMap(({ phone, email, address }) => {
      return [phone, email, address.street, address.locality];
    }),
  ],
  ['entry', slugs.flatMap((slug) => [`'${slug}'`, `/${slug}`])],
  ['sign', signsIn(signs.groups).flatMap(({ id, adults }) => [`'${id}'`, adults])],
])('the code names no %s of the content', (_what, values) => {
  const all = values.filter((value) => value !== undefined);
  expect(all).not.toEqual([]);
  const repeated = all.flatMap((value) =>
    code.filter(([, text]) => text.includes(value)).map(([file]) => `${file}: ${value}`),
  );
  expect(repeated).toEqual([]);
});

/** File types of content: texts, facts, pictures, drawings, videos and documents. */
const data = /\.(?:md|yaml|jpe?g|png|webp|svg|mp4|webm|pdf)$/;

test.each(['content', 'tests/fixture'])('%s contains only data', (folder) => {
  const files = globSync(`${folder}/**/*.*`, { exclude: ['**/.DS_Store'] });
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !data.test(file))).toEqual([]);
});
