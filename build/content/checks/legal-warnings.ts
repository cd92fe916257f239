import { entriesOf } from '../../../content-model/parse/parse-entry.ts';
import { addDays } from '../../../domain/core/dates.ts';
import { addressNotices } from '../../../domain/practice/notices.ts';
import { type Content, dayOfPractice } from '../content.ts';

/** Days. An older list of plans may be wrong. */
const plansStayRight = 90;
const federalRules = 'See https://www.ecfr.gov/current/title-45/section-';

/** Something to look at before the site is published. It stops nothing: only a lawyer knows whom a rule binds. */
export interface LegalWarning {
  /** The file of `content/practice`, without its ending, and the field: `notices.nondiscrimination`. */
  slot: string;
  text: string;
}

/**
 * Returns which facts are missing that the law may want, as far as the site’s makers know in November 2026, and plans that
 * are too old. docs/before-you-publish.md says what each rule wants, and names those that no fact answers.
 */
export function legalWarnings({ facts, entries }: Content): LegalWarning[] {
  const { notices, plans, languages, locations } = facts;
  const pages = entriesOf(entries, 'patients').map(({ path, body }) => {
    return { path, sections: body.sections };
  });
  const shown = addressNotices(facts, pages);
  const bills = notices.billsMedicareOrMedicaid !== 'no';
  const ofBilling = 'binds who bills Medicare or Medicaid';
  const inNewJersey = locations.filter(({ status, address: { region } }) => {
    return status === 'open' && /^(?:NJ|New Jersey)$/i.test(region.trim());
  });
  const fillIn = (field: string, file: string) =>
    `fill in \`${field}\` in content/practice/${file}`;
  const remedy = (field: string) => fillIn(field, 'notices.yaml');
  const turnOn =
    '`languages.yaml` is ready, turn it on with `billsMedicareOrMedicaid: yes` in content/practice/notices.yaml';
  const day = plans.asOf ? `were last checked on ${plans.asOf}` : 'have no day of their check';
  const isOld = !plans.asOf || addDays(plans.asOf, plansStayRight) < dayOfPractice(facts);
  const missing = {
    'notices.languageAssistance':
      bills &&
      !shown.languageAssistance &&
      `Language help, 45 CFR 92.11, ${ofBilling} (since July 5, 2025): ${languages.languages.length > 0 ? turnOn : remedy('languageAssistance')}. ${federalRules}92.11`,
    'notices.nondiscrimination':
      bills &&
      !shown.nondiscrimination &&
      `Nondiscrimination notice, 45 CFR 92.10, ${ofBilling} (since November 2, 2024; a court vacated parts of the rule on October 22, 2025): ${remedy('nondiscrimination')}. ${federalRules}92.10`,
    'notices.coordinator':
      bills &&
      notices.hasFifteenEmployees !== 'no' &&
      !shown.coordinator &&
      `Civil rights coordinator, 45 CFR 92.7, ${ofBilling} and has fifteen or more employees (since November 2, 2024): ${remedy('coordinator')}. ${federalRules}92.7`,
    'notices.goodFaithEstimate':
      notices.seesSelfPayPatients !== 'no' &&
      !shown.goodFaithEstimate &&
      `Good Faith Estimate, 45 CFR 149.610, binds who sees patients who pay for themselves (since January 1, 2022): ${remedy('goodFaithEstimate')}. ${federalRules}149.610`,
    'notices.privacyPractices':
      !shown.privacyPractices &&
      `Notice of Privacy Practices, HIPAA, 45 CFR 164.520, binds who bills insurers electronically (a new text was due on February 16, 2026): ${remedy('privacyPractices')}. ${federalRules}164.520`,
    'plans.plans':
      inNewJersey.length > 0 &&
      plans.plans.length === 0 &&
      `Plans that you take, N.J.S.A. 26:2SS, the Out-of-Network Act, binds health professionals in New Jersey; plans for vision only may lie outside (since August 30, 2018): ${fillIn('plans', 'plans.yaml')}.`,
    'locations.licenseLine':
      inNewJersey.some(({ licenseLine }) => !licenseLine) &&
      `Name of the dispenser, N.J.A.C. 13:33-7.1(g), binds who sells glasses in New Jersey (in force): ${fillIn('licenseLine', 'locations')}.`,
    'plans.asOf':
      plans.plans.length > 0 &&
      isOld &&
      `The plans ${day}: check them, and write the day as \`asOf\` in content/practice/plans.yaml`,
  };
  return Object.entries(missing).flatMap(([slot, text]) => (text ? { slot, text } : []));
}
