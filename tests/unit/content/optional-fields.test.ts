import { expect, test } from 'vitest';
import { complaintOf, validGuide } from './entry-files.ts';

const withFocus = (focus: unknown) => ({ image: { ...validGuide.image, focus } });

test.each([
  [{}],
  [{ keywords: 'cleaner solution case' }],
  [withFocus({ x: 0, y: 100 })],
  [withFocus({ x: 33.5, y: 50 })],
])('an entry may have keywords and a focus, or leave them out: %j', (fields) => {
  expect(complaintOf({ ...validGuide, ...fields })).toBe('');
});

test.each([
  [{ keywords: 'x'.repeat(501) }, 'keywords', 'at most 500 characters', '(501 characters)'],
  [{ keywords: ['lens', 'case'] }, 'keywords', 'a string', '2 entries'],
  [withFocus({ x: 101, y: 50 }), 'image.focus.x', 'at most 100', '101'],
  [withFocus({ x: 50, y: -1 }), 'image.focus.y', 'at least 0', '-1'],
  [withFocus({ x: 50 }), 'image.focus.y', 'a number', 'nothing'],
  [withFocus('center'), 'image.focus', 'an object', '"center"'],
])('wrong keywords and a wrong focus stop the build: %j', (fields, field, expected, received) => {
  const complaint = complaintOf({ ...validGuide, ...fields });
  expect(complaint).toContain(`clean-lenses.md: ${field}\n`);
  expect(complaint).toContain(`expected: ${expected}`);
  expect(complaint).toContain('received: ');
  expect(complaint).toContain(received);
});
