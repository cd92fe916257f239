import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Legal } from '#components/legal/legal.tsx';
import { bySlug, type LegalPage, legalPages } from '#domain/content.ts';
import { legalJsonLd } from '#domain/structured-data/pages.ts';

const page = bySlug(legalPages, 'terms') as LegalPage;
const corrected = { ...page, date: '2026-01-31', updated: '2026-02-03' };

function datesOf(legal: LegalPage): string[] {
  const html = renderToStaticMarkup(<Legal page={legal} />);
  return Array.from(html.matchAll(/<span>([^<]*<time [^>]*>[^<]*)<\/time>/g), ([, text = '']) =>
    text.replace(/<.*>/, ''),
  );
}

test('a corrected legal text keeps its effective date', () => {
  expect(datesOf(corrected)).toEqual([
    'Effective January 31, 2026',
    'Last corrected February 3, 2026',
  ]);
  expect(JSON.stringify(legalJsonLd(corrected))).toContain(
    '"temporalCoverage":"2026-01-31/..","dateModified":"2026-02-03"',
  );
});

test('an uncorrected legal text shows only its effective date', () => {
  expect(datesOf({ ...page, date: '2026-01-31', updated: '2026-01-31' })).toEqual([
    'Effective January 31, 2026',
  ]);
});
