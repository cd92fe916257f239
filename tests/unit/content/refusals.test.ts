import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { ContentError } from '#content-model/parse/content-error.ts';
import { type Change, problemsAfter } from './changed-content.ts';
import { refusedDrawings } from './refused-drawings.ts';
import { refusedEntries } from './refused-entries.ts';
import { refusedFacts } from './refused-facts.ts';
import { refusedSigns } from './refused-signs.ts';

const guide = 'guides/preparing-for-your-visit.md';

const refusals = [refusedEntries, refusedFacts, refusedSigns, refusedDrawings]
  .flatMap((one) => Object.entries(one))
  .flatMap(([file, rows]) =>
    rows.map(([change, complaint, blamed = file]) => {
      const own = typeof change === 'object' ? Object.keys(change ?? {}).join() : 'drawing';
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
const painting = { reason: 'Painting' };

/** Changes of single files that the build accepts. */
const accepted: Record<string, Change[]> = {
  'guides/preparing-for-your-visit.md': [
    { keywords: '', author: null, tool: {}, 'image.focus': { x: 0, y: 33.5 }, date: '2024-02-29' },
    { 'facts.0.text': `${'x'.repeat(159)}.[^aoa-computer][^nei-dry-eye]` },
    {
      body: '[A](https://a.test/http://b.test/) [b](mailto:a@a.test) [c](tel:+12025550123) [d](#e)\n\n## E',
    },
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
    {
      'steps.0.picture': 'lantern.jpg',
      'steps.0.text': 'One two three four five six seven eight nine ten eleven. “Stop!” I say?',
    },
    { steps: [], questionsToAsk: [] },
  ],
  'practice/closures.yaml': [
    {
      closures: [
        { from: '2026-01-01', until: '2026-01-10', ...painting },
        { from: '2026-01-05', ...painting },
      ],
    },
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
  const problems = problemsAfter({
    'files/form.pdf': '',
    'practice/booking.yaml': { portal: '/files/form.pdf' },
    [guide]: { body: 'Bring [the form](/files/form.pdf).' },
  });
  expect(problems).toEqual([]);
});

test('a page may be dated a year ahead, and a closing two', () => {
  vi.stubEnv('SITE_TODAY', '2026-11-23');
  const closed = (from: string) => ({ closures: [{ from, reason: 'Painting' }] });
  const fieldsOf = (date: string, from: string) =>
    problemsAfter({
      'guides/glasses-for-the-computer.md': { date },
      'practice/closures.yaml': closed(from),
    }).map(({ field }) => field);
  expect(fieldsOf('2027-11-23', '2028-11-23')).toEqual([]);
  expect(fieldsOf('2027-11-23', '2028-11-24')).toEqual(['closures.0.from']);
  expect(fieldsOf('2027-11-24', '2028-11-23')).toEqual(['date']);
});

test('guides and pages for patients are optional, as are posts, frames, and the words of the search', () => {
  const home = { 'sections.book.links': [] };
  const optional = {
    guides: null,
    patients: null,
    'vocabulary.yaml': null,
    'pages/home.md': home,
  };
  const lost = problemsAfter(optional).map(({ received }) => received);
  expect([...new Set(lost)]).toEqual(['/helpful-links/preparing-for-your-visit']);
});

test('all mistakes are named at once, and each once', () => {
  const problems = problemsAfter({
    [guide]: { title: 'x', closing: 'y' },
    'legal/terms.md': '---\nslug: terms\n---\nAnyone may read this.',
    'problems/sore-red-eye.md': { updated: 'tomorrow' },
  });
  expect(problems.map(({ field }) => field)).toEqual([
    'title',
    'closing',
    'updated',
    'title',
    'metaDescription',
    'standfirst',
    'date',
    'updated',
  ]);
});

test('a refused link in a text has the line of its file', () => {
  const file = 'guides/preparing-for-your-visit.md';
  const text = readFileSync(`tests/fixture/${file}`, 'utf8');
  const links =
    '[One](/blog/gone) and [two](/blog/gone-too).\n\nLast, [one](/blog/gone) again,\nand `[one](/blog/gone)`.';
  const problems = problemsAfter({ [file]: `${text.trimEnd()}\n\n${links}\n` });
  const last = text.trimEnd().split('\n').length;
  expect(problems.map(({ line, received }) => [line, received])).toEqual([
    [last + 2, '/blog/gone'],
    [last + 2, '/blog/gone-too'],
    [last + 4, '/blog/gone'],
  ]);
  const [first] = new ContentError(problems).message.split('\n');
  expect(first).toBe(`${file}:${last + 2}: body`);
  const [tag] = problemsAfter({ [file]: `${text.trimEnd()}\r\n\r\n> One\r\n> <b>\r\n` });
  expect(tag).toMatchObject({ line: last + 3, received: '<b>' });
});

test.each(['guides/glasses-for-the-computer.md', 'practice/closures.yaml'])(
  'each mark of a conflict in %s is refused with its line',
  (file) => {
    const text = readFileSync(`tests/fixture/${file}`, 'utf8').trimEnd();
    const merged = [
      '<<<<<<< ours',
      'one: 1',
      '||||||| base',
      '=======',
      'one: 2',
      '>>>>>>> theirs',
    ];
    const problems = problemsAfter({
      [file]: [text, ...merged, 'A heading', '======='].join('\r\n'),
    });
    const before = text.split('\n').length;
    expect(problems.map(({ line, received }) => [line, received])).toEqual([
      [before + 1, '<<<<<<< ours'],
      [before + 3, '||||||| base'],
      [before + 6, '>>>>>>> theirs'],
    ]);
  },
);

test('a source can’t be from a year that has begun only in the build’s time zone', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  vi.stubEnv('SITE_TODAY', '2026-12-31T20:00:00Z');
  vi.resetModules();
  const { sourceSchema } = await import('#content-model/schema/source.ts');
  // Other tests must not get a schema of that day.
  vi.resetModules();
  const isAccepted = (year: number) => {
    const source = { organization: 'CDC', title: 'Lens wear', kind: 'agency', year };
    return sourceSchema.safeParse(source).success;
  };
  expect([2026, 2027].map(isAccepted)).toEqual([true, false]);
});
