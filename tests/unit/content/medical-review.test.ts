import content from 'virtual:content';
import { expect, test } from 'vitest';
import { careSchema } from '#content-model/schema/care.ts';
import { importWith } from '../import-with.ts';

const reviewer = { name: 'Given Family', degree: 'OD' };
const reviewed = { by: 'Given Family', on: '2026-05-10' };

test.each([
  ['the day of its change', reviewer, { reviewed, updated: '2026-05-10' }, true],
  ['the day before its change', reviewer, { reviewed, updated: '2026-05-11' }, false],
  ['a former reviewer', { name: 'Other', degree: 'MD' }, { reviewed, updated: reviewed.on }, false],
  ['nobody any more', undefined, { reviewed, updated: reviewed.on }, false],
  ['nobody', reviewer, { updated: reviewed.on }, false],
])('a page that has a review of %s shows it: %4$s', async (_whose, own, text, isShown) => {
  const load = () => import('#domain/content.ts');
  const facts = { ...content.facts, care: careSchema.parse({ reviewer: own }) };
  const { reviewOf } = await importWith(load, 'virtual:content', { facts });
  expect(reviewOf(text)).toEqual(isShown ? { ...reviewer, date: reviewed.on } : undefined);
});
