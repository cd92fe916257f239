import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readContent } from '#build/content/content-plugin.ts';
import { Problem } from '#components/problems/problem.tsx';
import { ProblemIndex } from '#components/problems/problem-index.tsx';
import { bySlug, problems } from '#domain/content.ts';
import { folderWith } from '../folder-with.ts';
import { complaintAbout } from './entry-files.ts';

const content = join(folderWith(), 'content');
const withPlate = 'sore-red-eye';

/** Returns what the build says to the fixture with a change in one file. */
function complaintAfter(file: string, change: (text: string) => string): string {
  rmSync(content, { recursive: true, force: true });
  cpSync('tests/fixture', content, { recursive: true });
  writeFileSync(join(content, file), change(readFileSync(join(content, file), 'utf8')));
  return complaintAbout(() => readContent(content));
}

test.each([
  ['<script>alert(1)</script>', 'script', '<script'],
  ['<svg:script xlink:href="#a"/>', 'script', '<svg:script'],
  ['<set attributeName="fill" to="red"/>', 'script', '<set'],
  ['<path onload="alert(1)" d="M0 0"/>', 'event handler', 'onload='],
  ['<image href="https://example.org/a.png"/>', 'reference', 'href="https://example.org/a.png"'],
  ['<use xlink:href="other.svg#a"/>', 'reference', 'href="other.svg#a"'],
  ['<path fill="url(//example.org/a)"/>', 'reference', 'url(//example.org/a'],
  ['<style>@import "a.css";</style>', 'reference', '@import "a.css"'],
])('a plate with %s stops the build', (part, expected, received) => {
  const complaint = complaintAfter('plates/red-rim.svg', (svg) =>
    svg.replace('</svg>', `${part}</svg>`),
  );
  expect(complaint).toContain('content/plates/red-rim.svg: drawing\n');
  expect(complaint).toMatch(new RegExp(`expected: no .*${expected}`));
  expect(complaint).toContain(`received: ${received}`);
});

test('a plate may be exported with a declaration, a comment, a style and its own references', () => {
  const complaint = complaintAfter('plates/red-rim.svg', (svg) => {
    const own = '<!-- Drawn here --><style>path { fill: url(#rim) }</style><use href="#rim"/>';
    return `<?xml version="1.0"?>\n${svg.replace('</svg>', `${own}</svg>`)}`;
  });
  expect(complaint).toBe('');
});

test.each([
  [withPlate, ['red-rim', 'bright-lamp']],
  ['dry-eyes-up-here', []],
])('the page of %s shows the plates that its file names', (slug, names) => {
  const problem = bySlug(problems, slug);
  const html = problem ? renderToStaticMarkup(<Problem problem={problem} />) : '';
  const shown = Array.from(
    html.matchAll(/<img[^>]* src="\/uploads\/plates\/([a-z-]+)\.[0-9a-f]{8}\.svg/g),
  );
  expect(shown.map(([, name]) => name)).toEqual(names);
  expect(html.match(/<figcaption/g)?.length ?? 0).toBe(names.length);
  expect(html).not.toMatch(/undefined|<figure[^>]*><\/figure>/);
});

test('the wall has a card for a problem without a plate', () => {
  const html = renderToStaticMarkup(<ProblemIndex />);
  const cards = html.match(/<li[^>]*><a href="\/eye-problems\/.*?<\/li>/g) ?? [];
  expect(cards.map((card) => card.includes('<img'))).toEqual([false, true]);
});
