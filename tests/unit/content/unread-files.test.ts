import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemsAfter } from './changed-content.ts';

const closures = readFileSync('tests/fixture/practice/closures.yaml');

test.each([
  ['UTF-16', Buffer.from(`\uFEFF${closures}`, 'utf16le'), 1, 'not as UTF-16'],
  ['Windows-1252', Buffer.from('# One\r\n# caf\xe9 \x92\r\n', 'latin1'), 2, 'as UTF-8'],
  ['UTF-8 with a lost letter', Buffer.from('# caf\uFFFD'), 1, 'as UTF-8'],
])('a file saved as %s is refused with its line', (_encoding, bytes, line, expected) => {
  for (const file of ['practice/closures.yaml', 'guides/preparing-for-your-visit.md']) {
    const problems = problemsAfter({ [file]: bytes });
    expect(problems).toMatchObject([{ file, line, expected: expect.stringContaining(expected) }]);
  }
});

test('a file may begin with the mark of UTF-8', () => {
  expect(problemsAfter({ 'practice/closures.yaml': `\uFEFF${closures}` })).toEqual([]);
});

test.each([
  ['practice/closures.yml', 'practice/closures.yaml'],
  ['practice/Closure.yaml', 'practice/closures.yaml'],
  ['practice/closures.yaml~', 'practice/closures.yaml'],
  ['posts/A post.MD', 'posts/a-post.md'],
  ['posts/2026/a-post.md', 'posts/a-post.md'],
  ['post/a-post.markdown', 'posts/a-post.md'],
  ['images/2026/a.jpg', 'images/a.jpg'],
  ['files/form.pdf~', 'files/form.pdf'],
  ['plates/eye.png', 'plates/eye.svg'],
])('a file that nothing reads is refused: %s', (file, nearest) => {
  expect(problemsAfter({ [file]: 'x' })).toMatchObject([
    { file, field: 'the file', expected: expect.stringContaining(`such as ${nearest}:`) },
  ]);
});

test('hidden files, README.md, and files that visitors download are accepted', () => {
  const paths = '.DS_Store posts/.a.md posts/README.md images/readme.md practice/people/README.md';
  const others = 'README.md files/Form.PDF files/a.docx media/other.mp4 plates/other.svg';
  const all = `${paths} ${others}`.split(' ').map((path) => [path, '<svg/>'] as const);
  expect(problemsAfter(Object.fromEntries(all))).toEqual([]);
});
