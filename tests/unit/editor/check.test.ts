import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { readPractice } from '#build/content/read-practice.ts';
import { contentFolder } from '#build/content-folder.ts';
import { readSettings } from '#build/editor/read-settings.ts';
import { openLocationsOf } from '#domain/practice/locations.ts';
import { collectionNames } from '#domain/read/collection-schemas.ts';
import { type EntryData, formatEntryText, parseEntryText } from '#domain/read/entry-text.ts';
import { practiceFiles } from '#domain/read/practice-schemas.ts';
import { checkData } from '../../../editor/check.ts';
import { configurationFor } from '../../../editor/configuration.ts';
import { beginWith, recall, remember } from '../../../editor/content.ts';
import { describeError, fieldsNamed } from '../../../editor/describe.ts';
import { withOwnExamples } from '../../../editor/examples.ts';
import { checkSourceList, listSources } from '../../../editor/sources.ts';
import { entries, guides, services } from '../content/all-entries.ts';
import { contentFaults } from '../content/content-faults.ts';

const settings = readSettings('practice/website');
const configuration = configurationFor(settings);
const [guide] = guides;
const [cited = ''] = entries.flatMap(({ entry }) => entry.record.sources ?? []);
const guideData = parseEntryText(readFileSync(guide?.entry.file ?? '', 'utf8'));

/** Returns the editor's error message for this data; empty if the data is valid. */
function complaintAbout(name: string, data: object): string {
  try {
    checkData(name, data as Record<string, unknown>);
    return '';
  } catch (error) {
    return withOwnExamples(
      describeError(error, fieldsNamed(name, configuration), name),
      settings.examples,
    );
  }
}

beforeAll(() => {
  beginWith(settings);
  // Remember the files as the editor does at sign-in.
  for (const { collection, entry } of entries)
    remember(collection, parseEntryText(readFileSync(entry.file, 'utf8')));
  for (const name of Object.keys(practiceFiles))
    remember(name, parseEntryText(readFileSync(`${contentFolder}/practice/${name}.yaml`, 'utf8')));
  for (const { slug, ...location } of readPractice().locations) {
    remember('locations', location, slug);
  }
  remember('signs', parseEntryText(readFileSync(`${contentFolder}/signs.yaml`, 'utf8')));
  remember('sources', parseEntryText(readFileSync(`${contentFolder}/sources.yaml`, 'utf8')));
});

test('every entry is accepted and written back unchanged', () => {
  for (const { collection, entry } of entries) {
    const data = parseEntryText(readFileSync(entry.file, 'utf8'));
    const written = parseEntryText(formatEntryText(checkData(collection, data)));
    expect(written, entry.file).toEqual(data);
  }
  const had = new Set(entries.map(({ collection }) => collection));
  // The fixture has no posts, which are guides with fewer fields.
  expect(collectionNames.filter((name) => !had.has(name))).toEqual(['posts']);
});

test.each([
  ['title', { title: 'Short' }, 'Title: expected at least 10 characters'],
  ['link', { body: 'See [this](/nope).' }, 'Text: expected the path of an existing page'],
  ['mark', { title: 'Eye care in {village}' }, 'Title: expected one of {practice}'],
])('a guide with a wrong %s gets the build’s error message', (_, change, expected) => {
  expect(complaintAbout('guides', guideData)).toBe('');
  expect(complaintAbout('guides', { ...guideData, ...change })).toContain(expected);
});

test('an error about a closing uses the labels of the form', () => {
  const closures = [{ from: '2026-12-24', until: '2026-12-20', reason: 'Holidays' }];
  expect(complaintAbout('closures', { closures })).toBe(
    'Closings 1 › Last day: expected a day that is not before the first one, received "2026-12-20"',
  );
});

test('a new closing in the past is rejected, and an old one is left alone', () => {
  vi.stubEnv('SITE_TODAY', '2026-11-23');
  const [old, wrong] = [
    { from: '2026-01-01', reason: 'New Year' },
    { from: '2026-07-03', until: '2026-07-05', reason: 'the Fourth' },
  ];
  const before = recall<EntryData>('closures')[0] ?? {};
  remember('closures', { closures: [old] }, '');
  const next = { from: '2026-11-23', reason: 'Painting' };
  expect(complaintAbout('closures', { closures: [next, old] })).toBe('');
  expect(complaintAbout('closures', { closures: [old, wrong] })).toBe(
    'Closings: expected days that have not passed; correct the year, or take the entry out, received the Fourth (July 3, 2026 to July 5, 2026)',
  );
  remember('closures', before, '');
  vi.unstubAllEnvs();
});

test('an announcement’s last day is neither before its first day nor, while it is shown, over', () => {
  vi.stubEnv('SITE_TODAY', '2026-11-23');
  const news = { heading: 'We have moved', shown: true };
  const days = (from: string, until: string, shown = true) =>
    complaintAbout('announcement', { ...news, from, until, shown });
  expect(days('2026-11-20', '2026-11-23')).toBe('');
  expect(days('2026-12-14', '2026-12-01')).toContain('Last day: expected a day that is not before');
  expect(days('2026-11-01', '2026-11-22')).toContain(
    'Last day: expected a day that has not passed',
  );
  expect(days('2026-11-01', '2026-11-22', false)).toBe('');
  vi.unstubAllEnvs();
});

test('while the editor numbers a list anew, two services may have one place', () => {
  for (const { entry } of services) {
    const data = parseEntryText(readFileSync(entry.file, 'utf8'));
    expect(complaintAbout('services', { ...data, order: 2 }), entry.file).toBe('');
  }
});

test.each(['5124482211', '512.448.2211', ' 512-448-2211', '+1 (512) 448 2211', '1-512-448-2211'])(
  'the phone number %j is written as the site writes numbers',
  (phone) => {
    expect(checkData('emergencies', { afterHours: { phone } })).toMatchObject({
      afterHours: { phone: '(512) 448-2211' },
    });
  },
);

test('a foreign phone number is kept, and one that is too short is rejected', () => {
  const afterHours = { phone: '+47 22 12 34 56', text: '' };
  expect(checkData('emergencies', { afterHours })).toMatchObject({ afterHours });
  const complaint = complaintAbout('emergencies', { afterHours: { phone: '448-2211' } });
  const [{ phone: own = '' } = {}] = openLocationsOf(readPractice());
  expect(complaint).toBe(
    `After hours › Phone after hours: expected a number such as ${own}, received "448-2211"`,
  );
});

test('“Closed for” is removed from a reason, because the site adds it', () => {
  const closures = [{ from: '2027-05-04', reason: 'Closed for the fair' }];
  expect(checkData('closures', { closures })).toMatchObject({
    closures: [{ reason: 'the fair' }],
  });
});

test.runIf(cited)('a source that a text cites can’t be removed', () => {
  const byId = parseEntryText(readFileSync(`${contentFolder}/sources.yaml`, 'utf8'));
  const { [cited]: _, ...others } = byId;
  expect(complaintAbout('sources', listSources(byId))).toBe('');
  expect(complaintAbout('sources', listSources(others))).toContain(`received ${cited}`);
});

test('empty fields of a practice file are written empty, but an empty group is omitted', () => {
  expect(checkData('notices', {})).toMatchObject({ privacyPractices: '', billingRights: '' });
  expect(checkData('closures', {})).toEqual({ closures: [], specialHours: [] });
  const emergencyRoom = { name: '', address: '', phone: '' };
  const filled = checkData('emergencies', { afterHours: { text: '', phone: '' }, emergencyRoom });
  expect(filled).not.toHaveProperty('emergencyRoom');
});

test('a switch that is off is omitted from the file', () => {
  expect(checkData('guides', { ...guideData, draft: false })).not.toHaveProperty('draft');
});

test('fields are written in the schema’s order, not the form’s', () => {
  const { slug, title, ...others } = guideData;
  const written = Object.keys(checkData('guides', { ...others, title, slug }));
  expect(written).toEqual(Object.keys(guideData));
});

test('sources are a list in the form and keyed by id in the file', () => {
  const byId = parseEntryText(readFileSync(`${contentFolder}/sources.yaml`, 'utf8'));
  const form = listSources(byId);
  expect(checkSourceList(form)).toEqual(byId);
  const [first] = form['sources'] as object[];
  expect(() => checkSourceList({ sources: [first, first] })).toThrow('an id of its own');
});

/**
 * Checks the editor doesn't run: it doesn't know which files exist or were deleted elsewhere, and renumbers a
 * list and renames a file one entry at a time.
 */
const unseen = [
  'documents',
  'pictures',
  'plates',
  'videos',
  'legalTexts',
  'orders',
  'descriptions',
];

/** The editor takes the page of an address that is listed there for one that was deleted. */
const takenForDeleted = 'a former address that a page has now';

const seen = contentFaults.filter(({ check, what }) => {
  return !unseen.includes(check) && what !== takenForDeleted;
});

test.each(seen)('$what is rejected before it is saved', ({ format, data, received }) => {
  expect(complaintAbout(format, data)).toContain(`received ${received}`);
});

test('the address of a deleted page can be listed, once no page leads there', () => {
  const known = new Set(
    entries.flatMap(({ entry }) => [...(entry.record.related ?? []), ...entry.body.links]),
  );
  const linked = guides.find(({ path }) => known.has(path));
  const list = (from = '/nobody-had-it') => complaintAbout('redirects', { redirects: [{ from }] });
  expect(list()).toBe('');
  if (linked) expect(list(linked.path)).toContain(`received ${linked.path}`);
  const alone = { ...guideData, slug: 'nobody-leads-here' };
  remember('guides', alone);
  expect(list('/helpful-links/nobody-leads-here')).toBe('');
});

test('an entry is renamed, and others that lead to its former address are content', () => {
  const related = guide?.entry.record.related ?? [];
  const renamed = { ...guideData, slug: 'renamed-today', formerSlugs: [guideData['slug']] };
  expect(related.length).toBeGreaterThan(0);
  expect(complaintAbout('guides', renamed)).toBe('');
});

test('the only open location can’t be closed', () => {
  const [open, ...others] = readPractice().locations.filter(({ status }) => status === 'open');
  for (const { slug, ...other } of others) {
    remember('locations', { ...other, status: 'closed' }, slug);
  }
  const { slug, ...location } = open ?? {};
  expect(complaintAbout('locations', location)).toBe('');
  const closed = complaintAbout('locations', { ...location, status: 'closed' });
  expect(closed).toContain('expected a location that is open');
});
