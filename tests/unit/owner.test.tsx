import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Footer } from '#components/footer/footer.tsx';
import { Welcome } from '#components/home/welcome.tsx';
import { Legal } from '#components/legal/legal.tsx';
import { LicenseLine, type OwnerFacts } from '#components/legal/owner-facts.tsx';
import { type LegalPage, legalPages, practice } from '#content/index.ts';
import { noticesSchema } from '#content/schema/practice/notices.ts';

const empty: OwnerFacts = {
  practice: { ...practice, legalEntity: '', licenseLine: '', privacyOfficer: '' },
  notices: noticesSchema.parse({}),
};

const filled: OwnerFacts = {
  practice: {
    ...practice,
    legalEntity: 'Some Company LLC',
    licenseLine: 'Given Family, license 00-0000',
    privacyOfficer: 'The officer, by phone',
  },
  notices: {
    ...empty.notices,
    privacyPractices: '/notice.pdf',
    nondiscrimination: 'https://notices.invalid/equal',
    languageAssistance: '/languages',
    goodFaithEstimate: '/estimate.pdf',
    billingRights: '/bills.pdf',
  },
};

async function renderLegal(slug: string, owner: OwnerFacts): Promise<string> {
  const page = (await legalPages.load(slug)) as LegalPage;
  return renderToStaticMarkup(<Legal page={page} owner={owner} />);
}

test('the footer names the license, and leaves no trace of an empty one', () => {
  const [line, none] = [filled, empty].map(({ practice }) =>
    renderToStaticMarkup(<LicenseLine practice={practice} />),
  );
  expect(line).toContain(filled.practice.licenseLine);
  expect(none).toBe('');
});

test('the privacy policy names the privacy officer and links to the notices', async () => {
  const html = await renderLegal('privacy', filled);
  expect(html).toContain(filled.practice.privacyOfficer);
  for (const href of Object.values(filled.notices)) expect(html).toContain(`href="${href}"`);
});

test('the terms name who runs the site and under which license', async () => {
  const html = await renderLegal('terms', filled);
  expect(html).toContain(filled.practice.legalEntity);
  expect(html).toContain(filled.practice.licenseLine);
});

test.each(['privacy', 'terms'])(
  'while empty, the owner’s facts leave no trace on /%s',
  async (slug) => {
    const html = await renderLegal(slug, empty);
    expect(html).not.toContain('owner-details');
    expect(html).not.toMatch(/<(dt|dd|li|p)[^>]*><\//);
  },
);

test('footer and welcome section render with the practice’s own facts', () => {
  expect(renderToStaticMarkup(<Footer />)).not.toMatch(
    /href=""|<p(?![^>]*data-open-now)[^>]*><\/p>/,
  );
  expect(renderToStaticMarkup(<Welcome />)).toContain('id="team"');
});
