import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeQuery } from '#domain/search/search.ts';

test('a query becomes one trimmed line, and compatible spellings one', () => {
  expect(normalizeQuery('  dry \n\t eye\u0000s\u00A0 ')).toBe('dry eye s');
  expect(normalizeQuery('ｄｒｙ ｅｙｅ')).toBe('dry eye');
});

test('any text becomes a well-formed query of at most 100 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (raw) => {
      const query = normalizeQuery(raw);
      expect([...query].length).toBeLessThanOrEqual(100);
      expect(query.isWellFormed()).toBe(true);
      expect(normalizeQuery(query)).toBe(query);
    }),
    { numRuns: 50 },
  );
});
