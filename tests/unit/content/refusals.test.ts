import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { refuseDrawings } from '#build/pictures/brand-contrast.ts';
import { ContentError } from '#content-model/parse/content-error.ts';
import { type Change, contentWith, problemsAfter } from './changed-content.ts';
import { refusedEntries } from './refused-entries.ts';
import { refusedFacts } from './refused-facts.ts';
import { refusedSigns } from './refused-signs.ts';

const guide = 'guides/preparing-for-your-visit.md';

const refusals = [refusedEntries, refusedFacts, refusedSigns]
  .flatMap((one) => Object.entries(one))
  .flatMap(([file, rows]) =>
    rows.map(([change, complaint, blamed = file]) => {
      const [own] = typeof change === 'object' ? Object.keys(change ?? {}) : ['drawing'];
      const [received = '', expected = '', field = own] = complaint.split(' | ').reverse();
      return [file, field, expected, { received, change, blamed }] as const;
    }),
  );

test.each(refusals)('a change of %s is refused: %s, expected %s', (file, field, ...row) => {
  const [expected, { received, change, blamed }] = row;
  const texts = {
    expected: expect.stringContaining(expected),
    received: expect.stringContaining(received),
  };
  expect(problemsAfter({ [file]: change })).toMatchObject([{ file: blamed, field, ...texts }]);
});

const long = `${'It is as long as it needs to be. '.repeat(3)}[^ftc-lens-rule]`;
const painting = { from: '2026-01-01', reason: 'Painting' };
const next = { ...painting, from: '2026-01-05' };

/** Changes of single files that the build accepts. */
const accepted: Record<string, Change[]> = {
  [guide]: [
    { body: 'Call your eye doctor’s office about the bill, or call 911.' },
    { keywords: '', author: null, tool: {}, 'image.focus': { x: 0, y: 33.5 }, date: '2024-02-29' },
    { 'facts.0.text': `${'x'.repeat(159)}.[^aoa-computer][^nei-dry-eye]` },
    { body: '[A](https://a.test/http://b.test/) [b](mailto:a@a.test) [c](tel:+12025550123)' },
    { body: '[A](#top) [b](#café) [c](/services/vision-checks#faq) [d](#source-2)\n\n## Café' },
  ],
  'services/lens-fitting.md': [
    { 'benefits.0.text': long, 'process.0.text': long, 'technology.description': long },
    { 'technology.items.0.text': long, 'faqs.0.answer': long },
  ],
  'problems/sore-red-eye.md': [
    { otherNames: ['blackout'], answer: 'Can’t see? Then it is bad: call 911. Or wait for us.' },
    { otherNames: ['new floaters', 'itchy eyes', 'a walrus'], answer: `It ${'may '.repeat(9)}be.` },
  ],
  'patients/first-look.md': [
    { 'steps.0.picture': 'lantern.jpg' },
    { 'steps.0.text': 'One two three four five six seven eight nine ten eleven. “Stop!” I say?' },
    { steps: [], questionsToAsk: [] },
  ],
  'practice/closures.yaml': [
    { closures: [{ ...painting, until: '2026-01-10' }, next] },
    '\uFEFFclosures: []',
  ],
  'practice/locations/taos.yaml': [
    { 'schedules.exams.1.opens': '12:01', 'schedules.exams.2.opens': '12:00' },
  ],
  'practice/people/ana-vigil.yaml': [
    { role: 'technician', degree: null, license: null },
    { role: 'technician', degree: 'COA', license: 'Ophthalmic technician 00-0000' },
    { role: 'other', jobTitle: 'Vision therapist' },
  ],
  'practice/booking.yaml': [
    "url:\nportal: ''\ncancellation: By phone\n",
    { newPatientForms: '/contact#taos' },
  ],
  'signs.yaml': [
    { 'rows.1.parts.0.signs.3': 'chemical' },
    { 'groups.0.signs.0.adults': `${'so '.repeat(17)}it.` },
  ],
  'plates/red-rim.svg': [
    '<?xml version="1.0"?>\n<svg><!-- A --><style>path { fill: url(#a) }</style><use href="#a"/></svg>',
  ],
};

const acceptances = Object.entries(accepted).flatMap(([file, changes]) =>
  changes.map((change) => [file, change] as const),
);

test.each(acceptances)('a change of %s is accepted: %j', (file, change) => {
  expect(problemsAfter({ [file]: change })).toEqual([]);
});

test('texts and facts may lead to files of the content', () => {
  const facts = { 'practice/booking.yaml': { portal: '/files/form.pdf' } };
  const text = { [guide]: { body: 'Bring [the form](/files/form.pdf).' } };
  expect(problemsAfter({ 'files/form.pdf': '', ...facts, ...text })).toEqual([]);
});

test('a page may be dated a year ahead, and a closing two', () => {
  vi.stubEnv('SITE_TODAY', '2026-11-23');
  const fieldsOf = (date: string, from: string) =>
    problemsAfter({
      'guides/glasses-for-the-computer.md': { date },
      'practice/closures.yaml': { closures: [{ ...painting, from }] },
    }).map(({ field }) => field);
  expect(fieldsOf('2027-11-23', '2028-11-23')).toEqual([]);
  expect(fieldsOf('2027-11-23', '2028-11-24')).toEqual(['closures.0.from']);
  expect(fieldsOf('2027-11-24', '2028-11-23')).toEqual(['date']);
});

test('guides, pages for patients, and the words of the search are optional', () => {
  const home = { 'pages/home.md': { 'sections.book.links': [] } };
  const none = { guides: null, patients: null, 'vocabulary.yaml': null, ...home };
  const lost = problemsAfter(none).map(({ received }) => received);
  expect([...new Set(lost)]).toEqual(['/helpful-links/preparing-for-your-visit']);
});

test('all mistakes are named at once, and each once', () => {
  const problems = problemsAfter({
    [guide]: { title: 'x', closing: 'y' },
    'legal/terms.md': '---\nslug: terms\n---\nAnyone may read this.',
    'problems/sore-red-eye.md': { updated: 'tomorrow' },
  });
  const terms = ['title', 'metaDescription', 'standfirst', 'date', 'updated'];
  expect(problems.map(({ field }) => field)).toEqual(['title', 'closing', 'updated', ...terms]);
});

test('a refused link in a text has the line of its file', () => {
  const text = readFileSync(`tests/fixture/${guide}`, 'utf8').trimEnd();
  const links =
    '[One](/blog/gone) and [two](/blog/gone-too).\n\nLast, [one](/blog/gone) again,\nand `[one](/blog/gone)`.';
  const problems = problemsAfter({ [guide]: `${text}\n\n${links}\n` });
  const last = text.split('\n').length;
  expect(problems.map(({ line, received }) => [line, received])).toEqual([
    [last + 2, '/blog/gone'],
    [last + 2, '/blog/gone-too'],
    [last + 4, '/blog/gone'],
  ]);
  const [first] = new ContentError(problems).message.split('\n');
  expect(first).toBe(`${guide}:${last + 2}: body`);
  const [tag] = problemsAfter({ [guide]: `${text}\r\n\r\n> One\r\n> <b>\r\n` });
  expect(tag).toMatchObject({ line: last + 3, received: '<b>' });
});

test.each([guide, 'practice/closures.yaml'])('marks of a conflict in %s are refused', (file) => {
  const text = readFileSync(`tests/fixture/${file}`, 'utf8').trimEnd();
  const versions = '<<<<<<< ours\none: 1\n||||||| base\n=======\none: 2\n>>>>>>> theirs';
  const merged = `${text}\n${versions}\nA heading\n=======`.replaceAll('\n', '\r\n');
  const before = text.split('\n').length;
  expect(problemsAfter({ [file]: merged }).map(({ line, received }) => [line, received])).toEqual([
    [before + 1, '<<<<<<< ours'],
    [before + 3, '||||||| base'],
    [before + 6, '>>>>>>> theirs'],
  ]);
});

const closures = readFileSync('tests/fixture/practice/closures.yaml');

test.each([
  ['UTF-16', Buffer.from(`\uFEFF${closures}`, 'utf16le'), 1, 'not as UTF-16'],
  ['UTF-16 without a mark', Buffer.from(`${closures}`, 'utf16le'), 1, 'not as UTF-16'],
  ['big-endian UTF-16', Buffer.from(`\uFEFF${closures}`, 'utf16le').swap16(), 1, 'not as UTF-16'],
  ['Windows-1252', Buffer.from('# One\r\n# caf\xe9 \x92\r\n', 'latin1'), 2, 'as UTF-8'],
  ['UTF-8 with a lost letter', Buffer.from('# caf\uFFFD'), 1, 'as UTF-8'],
])('a file saved as %s is refused with its line', (_encoding, bytes, line, expected) => {
  for (const file of ['practice/closures.yaml', guide]) {
    const problems = problemsAfter({ [file]: bytes });
    expect(problems).toMatchObject([{ file, line, expected: expect.stringContaining(expected) }]);
  }
});

test.each([
  ['practice/closures.yml', 'practice/closures.yaml'],
  ['practice/Closure.yaml', 'practice/closures.yaml'],
  ['closures.json', 'practice/closures.yaml'],
  ['practice/locations/newtown.yml', 'practice/locations/newtown.yaml'],
  ['posts/A post.MD', 'posts/a-post.md'],
  ['posts/2026/a-post.md', 'posts/a-post.md'],
  ['post/a-post.markdown', 'posts/a-post.md'],
  ['images/2026/a.jpg', 'images/a.jpg'],
  ['files/form.pdf~', 'files/form.pdf'],
  ['plates/eye.png', 'plates/eye.svg'],
])('a file that nothing reads is refused: %s', (file, nearest) => {
  const expected = expect.stringContaining(`such as ${nearest}:`);
  expect(problemsAfter({ [file]: 'x' })).toMatchObject([{ file, field: 'the file', expected }]);
});

test('hidden files, README.md, and files that visitors download are accepted', () => {
  const paths = '.DS_Store posts/.a.md posts/README.md images/readme.md practice/people/README.md';
  const others = 'README.md files/Form.PDF files/a.docx media/other.mp4 plates/other.svg';
  const all = `${paths} ${others}`.split(' ').map((path) => [path, '<svg/>'] as const);
  expect(problemsAfter(Object.fromEntries(all))).toEqual([]);
});

/** The examples of files in the documentation, without the indentation that they have in a list. */
const [drawing = '', redirects = '', person = ''] = [
  ...readFileSync('docs/make-it-yours.md', 'utf8').matchAll(/^( *)```(?:yaml|svg)\n(.*?)^ *```/gms),
].map(([, indent, example = '']) => example.replace(new RegExp(`^${indent}`, 'gm'), ''));

test('the documented examples can be copied', async () => {
  expect(redirects).toContain('redirects:');
  expect(person).toContain('role:');
  const problems = problemsAfter({
    'practice/redirects.yaml': redirects,
    'files/new-patient-form.pdf': '%PDF-1.7',
    'practice/people/jane-okafor.yaml': person,
    'images/jane-okafor.jpg': 'A portrait.',
  });
  expect(problems).toEqual([]);
  expect(drawing).toContain('<svg');
  await refuseDrawings(contentWith({ 'brand/logo.svg': drawing, 'brand/icon.svg': drawing }));
});
