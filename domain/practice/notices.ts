import type { PracticeFacts } from '#content-model/facts.ts';

/** The page that says in many languages that help is free. */
export const languageHelpPage = {
  path: '/language-help',
  title: 'Language Assistance',
  standfirst:
    'An interpreter, and help to read, hear, or see what we say, cost you nothing. Find your language and call.',
  description:
    'Free help in your language, and free aids for people with disabilities, at our practice. Find your language on this page, and call.',
} as const;

type NoticeFacts = Pick<PracticeFacts, 'notices' | 'languages'>;

/** Returns whether the site has its page about language help. A notice of the practice's own takes its place. */
export function hasLanguageHelp({ notices, languages }: NoticeFacts): boolean {
  const isWanted = notices.billsMedicareOrMedicaid === 'yes' && !notices.languageAssistance;
  return isWanted && languages.languages.length > 0;
}

/** A page for patients, whose sections may have a notice. */
interface PatientText {
  path: string;
  sections: readonly { id: string; title: string }[];
}

/** Fills missing notice addresses with the site's own pages. */
export function addressNotices(facts: NoticeFacts, patients: readonly PatientText[]) {
  const { notices } = facts;
  const [estimate = ''] = patients.flatMap(({ path, sections }) => {
    const section = sections.find(({ title }) => /good faith estimate/i.test(title));
    return section ? `${path}#${section.id}` : [];
  });
  return {
    ...notices,
    languageAssistance:
      notices.languageAssistance || (hasLanguageHelp(facts) ? languageHelpPage.path : ''),
    goodFaithEstimate:
      notices.goodFaithEstimate || (notices.seesSelfPayPatients === 'no' ? '' : estimate),
  };
}
