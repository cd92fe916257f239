import content from 'virtual:content';
import { expect, test, vi } from 'vitest';
import { legalWarnings } from '#build/content/checks/legal-warnings.ts';
import { readShown } from '#build/content/read-content.ts';
import { LanguageHelp } from '#components/language-help/language-help.tsx';
import { patientPages } from '#domain/content.ts';
import { addressNotices } from '#domain/practice/notices.ts';
import { htmlOf } from '../html.ts';
import { importWithFacts } from '../import-with.ts';
import { type Change, contentWith } from './changed-content.ts';

const [notices, plans] = ['practice/notices.yaml', 'practice/plans.yaml'];
const inNewJersey = { 'address.region': 'NJ', licenseLine: '' };

/** Returns the fields that the law may want filled after a change of the fixture. */
function missingAfter(changes: Record<string, Change>, day = '2026-10-17'): string[] {
  vi.stubEnv('SITE_TODAY', day);
  const warnings = legalWarnings(readShown(contentWith(changes)));
  for (const { text } of warnings) expect(text).not.toContain('undefined');
  return warnings.map(({ slot }) => slot);
}

const nothing = 'billsMedicareOrMedicaid: unknown';
const neither = "billsMedicareOrMedicaid: 'no'\nseesSelfPayPatients: 'no'";
const silent = { 'patients/paying.md': { body: 'It costs what it costs.' } };
const allNotices =
  'languageAssistance nondiscrimination coordinator goodFaithEstimate privacyPractices'
    .split(' ')
    .map((name) => `notices.${name}`);

test.each<[what: string, changes: Record<string, Change>, missing: string[]]>([
  ['everything filled in', {}, []],
  ['no answer, no notice, and no text about costs', { [notices]: nothing, ...silent }, allNotices],
  ['neither Medicare nor Medicaid', { [notices]: neither }, ['notices.privacyPractices']],
  [
    'Medicaid, and few employees',
    { [notices]: "billsMedicareOrMedicaid: 'yes'\nhasFifteenEmployees: 'no'" },
    ['notices.nondiscrimination', 'notices.privacyPractices'],
  ],
  [
    'Medicaid, and no text in another language',
    { [notices]: { coordinator: '' }, 'practice/languages.yaml': 'languages: []' },
    ['notices.languageAssistance', 'notices.coordinator'],
  ],
  [
    'an office in New Jersey without plans and a dispenser',
    { 'practice/locations/taos.yaml': inNewJersey, [plans]: 'plans: []' },
    ['plans.plans', 'locations.licenseLine'],
  ],
  ['an office elsewhere without plans', { [plans]: 'plans: []' }, []],
  ['plans without a day', { [plans]: { asOf: undefined } }, ['plans.asOf']],
])('with %s, the law may want more, or not', (_what, changes, missing) => {
  expect(missingAfter(changes)).toEqual(missing);
});

test('plans of October 1 are too old after 90 days', () => {
  expect(missingAfter({}, '2026-12-30')).toEqual([]);
  expect(missingAfter({}, '2026-12-31')).toEqual(['plans.asOf']);
});

test('a warning names the rule, whom it binds, and what to do', () => {
  const [first] = legalWarnings(readShown(contentWith({ [notices]: nothing })));
  expect(first?.text).toMatch(
    /^Language help, 45 CFR 92\.11, binds who bills Medicare or Medicaid .*`languages\.yaml` is ready, turn it on/,
  );
});

const { facts } = content;
const estimate = '/paying#a-good-faith-estimate';

test.each([
  ['languageAssistance', {}, '/language-help'],
  ['languageAssistance', { billsMedicareOrMedicaid: 'no' }, ''],
  ['languageAssistance', { billsMedicareOrMedicaid: 'unknown' }, ''],
  ['languageAssistance', { languageAssistance: 'https://a.test/b' }, 'https://a.test/b'],
  ['goodFaithEstimate', { goodFaithEstimate: '' }, estimate],
  ['goodFaithEstimate', { goodFaithEstimate: '', seesSelfPayPatients: 'unknown' }, estimate],
  ['goodFaithEstimate', { goodFaithEstimate: '', seesSelfPayPatients: 'no' }, ''],
  ['goodFaithEstimate', { goodFaithEstimate: '/contact', seesSelfPayPatients: 'no' }, '/contact'],
] as const)('the footer’s link %s leads, with %j, to “%s”', (name, change, path) => {
  const own = { ...facts, notices: { ...facts.notices, ...change } };
  expect(addressNotices(own, patientPages)[name]).toBe(path);
});

test.each([
  ['yes', '', true],
  ['no', '', false],
  ['yes', '/paying', false],
])('if Medicare is “%s” and the own notice is “%s”, the page is listed: %s', async (...row) => {
  const [billsMedicareOrMedicaid, languageAssistance, hasPage] = row;
  const notices = { ...facts.notices, billsMedicareOrMedicaid, languageAssistance };
  const places = await importWithFacts({ notices }, async () => {
    const { listRoutes } = await import('#domain/site/routes.ts');
    const { Sitemap } = await import('#components/sitemap/sitemap.tsx');
    const { patientAnswers } = await import('#domain/content.ts');
    const { factsAbout } = await import('#domain/practice/patient-facts.ts');
    const visit = factsAbout('visit', patientAnswers).flatMap(({ links }) => links);
    return [JSON.stringify(listRoutes()), htmlOf(<Sitemap />), JSON.stringify(visit)];
  });
  for (const text of places) expect(text.includes('"/language-help"')).toBe(hasPage);
});

test('each language has its direction, and a number that no direction turns around', () => {
  const html = htmlOf(<LanguageHelp />);
  for (const attributes of ['lang="en" dir="ltr"', 'lang="es" dir="ltr"', 'lang="ar" dir="rtl"'])
    expect(html).toContain(`<li ${attributes}`);
  const number = /<bdi><a [^>]*href="tel:\+15055552368".*?\(505\) 555-2368.*?<\/a><\/bdi>/g;
  expect(html.match(number)).toHaveLength(3);
  expect(html).not.toContain('{phone}');
});
