import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Legal } from '#components/legal/legal.tsx';
import { bySlug, type LegalPage, legalPages } from '#domain/content.ts';
import { legalJsonLd } from '#domain/structured-data/pages.ts';

test.each([
  ['2026-01-31', ['Effective January 31, 2026']],
  ['2026-02-03', ['Effective January 31, 2026', 'Last corrected February 3, 2026']],
])('a legal text of January 31 that was corrected on %s keeps its date', (updated, dates) => {
  const page = { ...(bySlug(legalPages, 'terms') as LegalPage), date: '2026-01-31', updated };
  const html = renderToStaticMarkup(<Legal page={page} />);
  const shown = html.matchAll(/<span>([^<]*<time [^>]*>[^<]*)<\/time>/g);
  expect(Array.from(shown, ([, text = '']) => text.replace(/<.*>/, ''))).toEqual(dates);
  expect(JSON.stringify(legalJsonLd(page))).toContain(
    `"temporalCoverage":"2026-01-31/..","dateModified":"${updated}"`,
  );
});
