import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Footer } from '#components/footer/footer.tsx';
import { People, Welcome } from '#components/home/welcome.tsx';
import { Legal } from '#components/legal/legal.tsx';
import { LicenseLine, type OwnerFacts, OwnerNotices } from '#components/legal/owner-facts.tsx';
import { type LegalPage, legalPages, practice } from '#content/index.ts';
import type { PersonRecord } from '#content/schema/practice/person.ts';

const empty: OwnerFacts = {
  practice: { ...practice, legalEntity: '', licenseLine: '', privacyOfficer: '' },
  notices: {
    privacyPractices: '',
    nondiscrimination: '',
    languageAssistance: '',
    goodFaithEstimate: '',
    billingRights: '',
  },
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
  },
};

const person: PersonRecord = {
  name: 'Given Family',
  order: 1,
  role: 'optometrist',
  degree: 'OD',
  license: 'Optometrist 00-0000',
  languages: [],
  locations: [],
  text: '',
};

async function renderLegal(slug: string, owner: OwnerFacts): Promise<string> {
  const page = (await legalPages.load(slug)) as LegalPage;
  return renderToStaticMarkup(<Legal page={page} owner={owner} />);
}

test('footer and team say what the owner has filled in', () => {
  const html = renderToStaticMarkup(
    <>
      <OwnerNotices notices={{ ...filled.notices, privacyPractices: '' }} />
      <LicenseLine practice={filled.practice} />
      <People people={[person]} />
    </>,
  );
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://notices.invalid/equal"']);
  expect(html).toContain(filled.practice.licenseLine);
  expect(html).toContain('Given Family, OD');
});

test('the privacy policy names the privacy officer and links to the notices', async () => {
  const html = await renderLegal('privacy', filled);
  expect(html).toContain(filled.practice.privacyOfficer);
  expect(html).toContain('href="/notice.pdf"');
  expect(html).toContain('href="https://notices.invalid/equal"');
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

test('while empty, they leave no trace in the footer and with the team', () => {
  const html = renderToStaticMarkup(
    <>
      <OwnerNotices notices={empty.notices} />
      <LicenseLine practice={empty.practice} />
      <People people={[]} />
    </>,
  );
  expect(html).toBe('');
});

test('footer and welcome section render with the practice’s own facts', () => {
  expect(renderToStaticMarkup(<Footer />)).not.toMatch(
    /href=""|<p(?![^>]*data-open-now)[^>]*><\/p>/,
  );
  expect(renderToStaticMarkup(<Welcome />)).toContain('id="team"');
});
