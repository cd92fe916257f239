import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readSigns } from '#build/content/read-signs.ts';
import { GetHelp } from '#components/signs/get-help.tsx';
import { WhenClosed } from '#components/signs/when-closed.tsx';
import { signsSchema } from '#domain/schema/signs.ts';
import { rowOf, signText } from '#domain/signs/sign-lists.ts';
import { whenClosed } from '#domain/signs/when-closed.ts';
import { levelHeadings, levels } from '#domain/words/urgency.ts';

const sign = {
  id: 'lens-hurts',
  level: 'today',
  closed: 'morning',
  adults: 'A lens hurts.',
  children: 'Your child’s lens hurts.',
  action: 'Take it out.',
  sources: ['cdc-wear'],
} as const;
const row = {
  id: 'lenses',
  title: 'Contact lenses',
  hint: 'A sore eye',
  plate: 'lens.svg',
  steps: [{ text: 'Take it out.', link: 'first-aid' }],
  parts: [{ signs: ['lens-hurts'] }],
};
const table = (...signs: object[]) => ({
  summary: 'If an eye hurts, call us.',
  groups: [{ title: 'Lenses', signs }],
  rows: [row],
});
const ofContent = readSigns().groups.flatMap(({ signs }) => signs);
const none = { minutes: 15, text: '' };
const line = { ...none, phone: '(202) 555-0123' };

test('a sign is a sentence of at most 18 words', () => {
  const words = (count: number) => `${'word '.repeat(count - 1)}word.`;
  const accepts = (adults: string) => signsSchema.safeParse(table({ ...sign, adults })).success;
  expect(accepts(words(18))).toBe(true);
  expect(accepts(words(19))).toBe(false);
  expect(accepts('Without a full stop')).toBe(false);
});

test('a sign for today has a rule for closed hours, and no other sign has one', () => {
  const accepts = (change: object) => signsSchema.safeParse(table({ ...sign, ...change })).success;
  expect(accepts({})).toBe(true);
  expect(accepts({ closed: undefined })).toBe(false);
  expect(accepts({ level: 'now' })).toBe(false);
  expect(accepts({ level: 'now', closed: undefined })).toBe(true);
});

test('a sign that needs a call at any hour begins with whom to call', () => {
  const accepts = (adults: string) =>
    signsSchema.safeParse(table({ ...sign, level: 'call', closed: undefined, adults })).success;
  expect(accepts('Your surgeon: after surgery, more pain.')).toBe(true);
  expect(accepts('After surgery, more pain.')).toBe(false);
});

test('two signs with the same id are rejected', () => {
  expect(signsSchema.safeParse(table(sign)).success).toBe(true);
  expect(signsSchema.safeParse(table(sign, sign)).success).toBe(false);
});

test('a row names known signs and rows, and tells only of its own signs', () => {
  const accepts = (...changes: object[]) => {
    const rows = changes.map((change, index) => ({ ...row, id: `row-${index}`, ...change }));
    return signsSchema.safeParse({ ...table(sign), rows }).success;
  };
  expect(accepts({ told: ['lens-hurts'] }, {}), 'a sign in two rows').toBe(true);
  expect(accepts({ parts: [{ signs: ['no-sign'] }] })).toBe(false);
  expect(accepts({ told: ['no-sign'] })).toBe(false);
  expect(accepts({ steps: [{ text: 'Take it out.', link: 'no-row' }] })).toBe(false);
  expect(accepts({}, { id: 'row-0' }), 'two rows with one id').toBe(false);
  expect(accepts({}, { steps: [{ text: 'Take it out.', link: 'row-0' }] })).toBe(true);
});

test('signs belong to the row that has most of them', () => {
  const { rows } = readSigns();
  for (const { id, parts } of rows.slice(0, 3)) {
    expect(
      rowOf(
        parts.flatMap(({ signs }) => signs),
        rows,
      ),
    ).toBe(id);
  }
  expect(rowOf(['no-sign'], rows)).toBeUndefined();
});

test('parents read about their child, and everyone reads what to do', () => {
  const record = signsSchema.parse(table(sign)).groups[0]?.signs[0];
  expect(record && signText(record)).toBe('A lens hurts. Take it out.');
  expect(record && signText(record, 'parents')).toBe('Your child’s lens hurts. Take it out.');
});

test('a page lists signs by level, the most urgent first', () => {
  const named = levels.flatMap((level) =>
    ofContent.filter((one) => one.level === level).slice(0, 2),
  );
  // In reverse order, so that only sorting by level can pass.
  const page = { signs: named.map(({ id }) => id).toReversed() };
  const html = renderToStaticMarkup(<GetHelp page={page} />);
  const headings = [...new Set(named.map(({ level }) => level))].map(
    (level) => levelHeadings[level],
  );
  const places = headings.map((heading) => html.indexOf(heading));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  for (const { adults } of named) expect(html).toContain(adults);
});

test('a closed practice’s after-hours line comes before an emergency room', () => {
  expect(whenClosed(line)).toMatch(
    /call our after-hours line: \(202\) 555-0123\..*within 15 minutes/,
  );
  expect(whenClosed(none)).toMatch(/don’t wait until we open: go to an emergency room/);
  expect(whenClosed(none, 'morning')).toMatch(/can wait until we open, within a day/);
  const html = renderToStaticMarkup(<WhenClosed afterHours={line} />);
  expect(html).toContain('href="tel:+12025550123"');
});
