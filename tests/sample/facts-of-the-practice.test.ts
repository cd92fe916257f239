import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPractice } from '#build/content/read-practice.ts';
import { backdrops } from '#domain/brand/brand.ts';
import { describeHours } from '#domain/hours/week.ts';
import { office, practice } from '#domain/practice/practice.ts';
import { factValues } from '#domain/read/fill-in-facts.ts';

test('exams and boutique are open as decided', () => {
  expect(describeHours(office.schedules.exams)).toEqual([
    { days: 'Monday - Thursday', times: '9:00 AM - 6:00 PM' },
    { days: 'Friday', times: '9:00 AM - 5:00 PM' },
    { days: 'Saturday', times: '10:00 AM - 2:00 PM' },
  ]);
});

test('the four panes color the header as specified', () => {
  expect(backdrops.map(({ headerColor }) => headerColor)).toEqual([
    '#5A646F',
    '#5A646F',
    '#D5B46C',
    '#F8F6F3',
  ]);
});

test('the price range is the specified one', () => {
  expect(practice.priceRange).toBe('$$');
});

test('no text repeats a fact of the practice: it marks where the fact stands', () => {
  // A text may well speak of its state's law.
  const { state: _, ...values } = factValues(readPractice());
  const facts = Object.values(values).filter(Boolean);
  for (const file of globSync('content/**/*.md')) {
    const text = readFileSync(file, 'utf8');
    for (const fact of facts) {
      expect(text.includes(fact), `${file} says ${fact}`).toBe(false);
    }
  }
});
