import { expect, test } from 'vitest';
import { formerSlugsOf } from '../../../editor/rename.ts';

test('a renamed entry keeps every slug that it had, and none that it has now', () => {
  const data = { slug: 'second', formerSlugs: ['first'] };
  const under = (slug: string, isNew = false) => formerSlugsOf({ data, slug, isNew });
  expect(under('third')).toEqual(['first', 'second']);
  expect(under('second')).toEqual(['first']);
  expect(under('first')).toEqual(['second']);
  expect(formerSlugsOf({ data: { slug: 'first' }, slug: 'first', isNew: false })).toBeUndefined();
});

test('a copy of an entry has no former address', () => {
  const data = { slug: 'second', formerSlugs: ['first'] };
  expect(formerSlugsOf({ data, slug: 'third', isNew: true })).toBeUndefined();
});
