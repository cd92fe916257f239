import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '#build/content/content-plugin.ts';
import { contentFolder } from '#build/content-folder.ts';
import { checks } from '#domain/read/checks/index.ts';
import { type EntryData, formatEntryText, parseEntryText } from '#domain/read/entry-text.ts';
import { folderWith } from '../folder-with.ts';
import { entries } from './all-entries.ts';
import { contentFaults } from './content-faults.ts';
import { complaintAbout } from './entry-files.ts';

const content = join(folderWith(), 'content');

/** Copies the content for a test to change. Reuses one folder, because the reader caches by path. */
function copyOfContent(): string {
  rmSync(content, { recursive: true, force: true });
  cpSync(contentFolder, content, { recursive: true });
  return content;
}

function write(content: string, file: string, data: EntryData) {
  writeFileSync(join(content, file), formatEntryText(data));
}

test.each(contentFaults)(
  '$what stops the build',
  ({ file, data, blamed = file, field, received }) => {
    const content = copyOfContent();
    write(content, file, data);
    const complaint = complaintAbout(() => readContent(content));
    expect(complaint).toMatch(new RegExp(`${blamed}.*: ${field}\n {2}expected: `));
    expect(complaint).toContain(`received: ${received}`);
  },
);

test.each(['/privacy', '/terms', '/accessibility'])('%s can’t be deleted', (path) => {
  const content = copyOfContent();
  rmSync(join(content, `legal${path}.md`));
  expect(complaintAbout(() => readContent(content))).toContain(`legal${path}.md: the file\n`);
});

test('a location whose file name has a space stops the build', () => {
  const content = copyOfContent();
  const [first = ''] = globSync(`${contentFolder}/practice/locations/*.yaml`);
  const data = parseEntryText(readFileSync(first, 'utf8'));
  write(content, 'practice/locations/Lake Hiawatha.yaml', { ...data, order: 99 });
  expect(complaintAbout(() => readContent(content))).toContain('Lake Hiawatha.yaml: the name of');
});

test('a practice without an open location stops the build', () => {
  const content = copyOfContent();
  for (const file of globSync('practice/locations/*.yaml', { cwd: content })) {
    const data = parseEntryText(readFileSync(join(content, file), 'utf8'));
    write(content, file, { ...data, status: 'closed' });
  }
  expect(complaintAbout(() => readContent(content))).toContain('locations: status\n');
});

test('a shorter closing within a longer one is valid', () => {
  const content = copyOfContent();
  const reason = 'Painting';
  const closures = [
    { from: '2026-01-01', until: '2026-01-10', reason },
    { from: '2026-01-05', reason },
  ];
  write(content, 'practice/closures.yaml', { closures, specialHours: [] });
  expect(complaintAbout(() => readContent(content))).toBe('');
});

test('https, mailto and tel links are valid, as are links to the site’s own files', () => {
  const content = copyOfContent();
  const [{ file, data } = { file: '', data: {} }] = contentFaults;
  const related = ['/contact', '/blog'];
  const old = 'https://web.archive.org/web/2020/http://example.org/';
  mkdirSync(join(content, 'files'), { recursive: true });
  writeFileSync(join(content, 'files/form.pdf'), '');
  const own = '/files/form.pdf';
  const links = [old, 'mailto:a@example.org', 'tel:+12015550123', own, '#wash'];
  const body = links.map((link) => `[This](${link})`).join(', ');
  write(content, file, { ...data, related, body });
  expect(complaintAbout(() => readContent(content))).toBe('');
});

test('posts, guides and pages for patients are optional', () => {
  const content = copyOfContent();
  const gone = ['posts', 'guides', 'patients'];
  const wereThere = entries.filter(({ collection }) => gone.includes(collection));
  for (const folder of gone) rmSync(join(content, folder), { recursive: true, force: true });
  const complaint = complaintAbout(() => readContent(content));
  const received = complaint.match(/(?<=received: ).*/g) ?? [];
  const lost = wereThere.map(({ path }) => path);
  expect(received.filter((path) => !lost.includes(path.replace(/#.*/, '')))).toEqual([]);
});

test('every check of the build has a test', () => {
  const tested = new Set(contentFaults.map(({ check }) => check));
  const others = ['legalTexts', 'openLocation'];
  expect([...tested, ...others].sort()).toEqual(Object.keys(checks).sort());
});
