import { expect, test } from 'vitest';
import { hero } from '#domain/brand/brand.ts';
import { articles, services } from '../unit/content/all-entries.ts';

const alts = [hero.poster, ...[...articles, ...services].map(({ entry }) => entry.record.image)];

test('no text of a picture ends in a period, which link previews and screen readers would double', () => {
  expect(alts.filter(({ alt }) => alt.endsWith('.'))).toEqual([]);
});

test('no two pictures have the same text', () => {
  expect(new Set(alts.map(({ alt }) => alt)).size).toBe(alts.length);
});
