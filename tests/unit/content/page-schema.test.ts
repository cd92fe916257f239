import { expect, test } from 'vitest';
import { readEntry } from '#build/content/read-entry.ts';
import { pageSchema } from '#domain/schema/page.ts';
import { pageNamed } from './all-entries.ts';
import { complaintAbout, writeEntry } from './entry-files.ts';

const contact = pageNamed('contact');

/** Returns the build's error message for a page; empty if it is valid. */
function complaintOf(record: { slug: string }): string {
  return complaintAbout(() => readEntry(writeEntry(record, '', record.slug), pageSchema));
}

function withSections(sections: object) {
  return { ...contact, sections: { ...contact.sections, ...sections } };
}

test('a page with valid texts is accepted', () => {
  expect(complaintOf(contact)).toBe('');
});

test.each([
  [{ form: undefined }, 'sections.form', 'an object', 'nothing'],
  [{ form: { heading: 'Write' } }, 'sections.form.text', 'a string', 'nothing'],
  [{ map: { heading: 'X' } }, 'sections.map.heading', 'at least 3 characters', '"X"'],
  [{ staff: { heading: 'Staff' } }, 'sections.staff', 'a field of the schema', ''],
])(
  'a page’s sections must be exactly those it shows: %j',
  (sections, field, expected, received) => {
    const complaint = complaintOf(withSections(sections));
    expect(complaint).toContain(`contact.md: ${field}\n  expected: ${expected}\n`);
    expect(complaint).toContain(`received: ${received}`);
  },
);

test('a page that the site doesn’t have is rejected by its slug', () => {
  const complaint = complaintOf({ ...contact, slug: 'careers' });
  expect(complaint).toContain(
    'careers.md: slug\n  expected: the slug of a page that the site has\n',
  );
  expect(complaint).toContain('received: "careers"');
});
