import { expect, test } from 'vitest';
import { readEntry } from '#build/content/read-entry.ts';
import { pageSchema } from '#domain/schema/page.ts';
import { pageNamed } from './all-entries.ts';
import { complaintAbout, writeEntry } from './entry-files.ts';

const contact = pageNamed('contact');

/** What the build says of a page with these words; empty where it takes them. */
function complaintOf(record: { slug: string }): string {
  return complaintAbout(() => readEntry(writeEntry(record, '', record.slug), pageSchema));
}

function withSections(sections: object) {
  return { ...contact, sections: { ...contact.sections, ...sections } };
}

test('the words of a page are read as they are', () => {
  expect(complaintOf(contact)).toBe('');
});

test.each([
  [{ form: undefined }, 'sections.form', 'an object', 'nothing'],
  [{ form: { heading: 'Write' } }, 'sections.form.text', 'a string', 'nothing'],
  [{ map: { heading: 'X' } }, 'sections.map.heading', 'at least 3 characters', '"X"'],
  [{ staff: { heading: 'Staff' } }, 'sections.staff', 'a field of the schema', ''],
])('a page has just the parts that it shows: %j', (sections, field, expected, received) => {
  const complaint = complaintOf(withSections(sections));
  expect(complaint).toContain(`contact.md: ${field}\n  expected: ${expected}\n`);
  expect(complaint).toContain(`received: ${received}`);
});

test('a page that the site has not is refused by its slug', () => {
  const complaint = complaintOf({ ...contact, slug: 'careers' });
  expect(complaint).toContain(
    'careers.md: slug\n  expected: the slug of a page that the site has\n',
  );
  expect(complaint).toContain('received: "careers"');
});
