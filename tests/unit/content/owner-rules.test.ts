import { expect, test } from 'vitest';
import { bookingLink } from '#domain/practice/booking.ts';
import { instrumentsFor } from '#domain/practice/equipment.ts';
import { careSchema, personSchema } from '#domain/schema/care.ts';

const person = { name: 'Given Family', order: 1, role: 'optometrist', license: 'Kind 00-0000' };

test('only doctors need a degree and a license', () => {
  const isValid = (change: object) => personSchema.safeParse({ ...person, ...change }).success;
  expect(isValid({ degree: 'OD' })).toBe(true);
  expect(isValid({})).toBe(false);
  expect(isValid({ degree: 'OD', license: undefined })).toBe(false);
  expect(isValid({ role: 'optician' })).toBe(true);
  for (const role of ['optician', 'technician', 'front desk', 'office manager']) {
    expect(isValid({ role, license: undefined }), role).toBe(true);
  }
  expect(isValid({ role: 'other' })).toBe(false);
  expect(isValid({ role: 'other', jobTitle: 'Vision therapist' })).toBe(true);
});

test('booking links to the scheduler, or else to the booking section', () => {
  expect(bookingLink({ url: '' }, '')).toEqual({ href: '#book' });
  expect(bookingLink({ url: '' }, '/')).toEqual({ href: '/#book' });
  const url = 'https://visits.invalid/new?a=b';
  expect(bookingLink({ url }, '')).toEqual({ href: url, host: 'visits.invalid' });
});

test('the practice’s own equipment comes first and is listed once', () => {
  const text = 'It does what it does.';
  const items = ['Lamp', 'Camera'].map((title) => ({ title, text }));
  const technology = { description: text, items };
  const equipment = [{ name: 'camera', text: 'Ours does it twice as well.', services: ['exams'] }];
  const care = careSchema.parse({ equipment });
  const exams = instrumentsFor({ slug: 'exams', technology }, care);
  expect(exams.own.map(({ title }) => title)).toEqual(['camera']);
  expect(exams.general.map(({ title }) => title)).toEqual(['Lamp']);
  expect(instrumentsFor({ slug: 'other', technology }, care)).toMatchObject({
    own: [],
    general: items,
  });
});
