/** A question of `notices.yaml` on which a rule depends. */
type Question = 'billsMedicareOrMedicaid' | 'hasFifteenEmployees' | 'seesSelfPayPatients';

/** A rule that a practice’s website may have to follow. */
export interface LegalRule {
  name: string;
  law: string;
  /** Whom it binds, after the word “binds”. Only a lawyer knows. */
  binds: string;
  /** The answers with which it binds. One that is unknown may be any. */
  answers?: Partial<Record<Question, 'yes' | 'no'>>;
  /** The state whose law it is, as locations may write it. By default, it is federal. */
  states?: readonly string[];
  /** Since, or until, when. */
  dates: string;
  /** What it wants on the site. */
  wants: string;
  /** The fact that answers it: a file of `content/practice` without its ending, and a field. Some need more than a fact. */
  slot?: `${string}.${string}`;
  /** Where to read it, if its address is sure. */
  url?: string;
}

const federalHealth = 'who bills Medicare or Medicaid';
const billing = { billsMedicareOrMedicaid: 'yes' } as const;
const states = ['NJ', 'New Jersey'];

/** What the law of the country and of a state may want of the site, as far as its makers know, in November 2026. */
export const legalRules: readonly LegalRule[] = [
  {
    name: 'Language help',
    law: '45 CFR 92.11',
    binds: federalHealth,
    answers: billing,
    dates: 'since July 5, 2025',
    wants:
      'a conspicuous notice, in English and in the fifteen languages most spoken in the state by people with little English, that help with language and aids for disabilities are free. With “yes” to the first question, `content/practice/languages.yaml` is a page; paste there what the Office for Civil Rights publishes',
    slot: 'notices.languageAssistance',
    url: 'https://www.ecfr.gov/current/title-45/section-92.11',
  },
  {
    name: 'Nondiscrimination notice',
    law: '45 CFR 92.10',
    binds: federalHealth,
    answers: billing,
    dates: 'since November 2, 2024; a court vacated parts of the rule on October 22, 2025',
    wants:
      'a notice that care is equal, with whom to complain to. Don’t copy the whole model wording of 2024: its parts on gender identity were vacated (Tennessee v. Kennedy)',
    slot: 'notices.nondiscrimination',
    url: 'https://www.ecfr.gov/current/title-45/section-92.10',
  },
  {
    name: 'Civil rights coordinator',
    law: '45 CFR 92.7',
    binds: `${federalHealth} and has fifteen or more employees`,
    answers: { ...billing, hasFifteenEmployees: 'yes' },
    dates: 'since November 2, 2024',
    wants: 'how to reach the coordinator, as part of the nondiscrimination notice',
    slot: 'notices.coordinator',
    url: 'https://www.ecfr.gov/current/title-45/section-92.7',
  },
  {
    name: 'Accessibility with fifteen or more employees',
    law: '45 CFR 84.84',
    binds: `${federalHealth} and has fifteen or more employees`,
    answers: { ...billing, hasFifteenEmployees: 'yes' },
    dates: 'from May 11, 2027',
    wants:
      'WCAG 2.1 AA of the site and of what others make for it: booking, portal, forms, and PDFs. Ask each vendor for a report',
    url: 'https://www.ecfr.gov/current/title-45/section-84.84',
  },
  {
    name: 'Accessibility with fewer employees',
    law: '45 CFR 84.84',
    binds: `${federalHealth} and has fewer than fifteen employees`,
    answers: { ...billing, hasFifteenEmployees: 'no' },
    dates: 'from May 10, 2028',
    wants: 'the same',
    url: 'https://www.ecfr.gov/current/title-45/section-84.84',
  },
  {
    name: 'Accessibility for customers',
    law: 'ADA, title III',
    binds: 'every office that is open to the public',
    dates: 'in force',
    wants: 'a site that people with disabilities can use. An overlay doesn’t make it one',
    url: 'https://www.ada.gov/resources/web-guidance/',
  },
  {
    name: 'Equal treatment in New Jersey',
    law: 'N.J.S.A. 10:5, the Law Against Discrimination',
    binds: 'every practice in New Jersey',
    states,
    dates: 'in force',
    wants: 'the same. Complaints go to the Division on Civil Rights, within 180 days',
    url: 'https://www.njoag.gov/about/divisions-and-offices/division-on-civil-rights-home/',
  },
  {
    name: 'Good Faith Estimate',
    law: '45 CFR 149.610',
    binds: 'who sees patients who pay for themselves',
    answers: { seesSelfPayPatients: 'yes' },
    dates: 'since January 1, 2022',
    wants:
      'prominently, that patients can have an estimate in writing. Unless you answer “no”, every page links to the section of a page for patients that has “Good Faith Estimate” in its heading, or to your own notice',
    slot: 'notices.goodFaithEstimate',
    url: 'https://www.ecfr.gov/current/title-45/section-149.610',
  },
  {
    name: 'Surprise bills',
    law: '45 CFR 149.430',
    binds: 'who treats patients at a hospital or a surgery center',
    dates: 'since January 1, 2022',
    wants: 'a notice of the patients’ rights: `billingRights` in `notices.yaml`',
    url: 'https://www.ecfr.gov/current/title-45/section-149.430',
  },
  {
    name: 'Notice of Privacy Practices',
    law: 'HIPAA, 45 CFR 164.520',
    binds: 'who bills insurers electronically',
    dates: 'a new text was due on February 16, 2026',
    wants: 'the notice, prominently. One that was written before that date isn’t enough',
    slot: 'notices.privacyPractices',
    url: 'https://www.ecfr.gov/current/title-45/section-164.520',
  },
  {
    name: 'Glasses prescriptions',
    law: 'FTC Eyeglass Rule, 16 CFR 456',
    binds: 'every prescriber',
    dates: 'as amended since September 24, 2024',
    wants:
      'nothing; patients get the prescription without asking, and you keep their confirmation for three years',
    url: 'https://www.ftc.gov/legal-library/browse/rules/eyeglass-rule',
  },
  {
    name: 'Contact lens prescriptions',
    law: 'FTC Contact Lens Rule, 16 CFR 315',
    binds: 'every prescriber',
    dates: 'in force',
    wants: 'nothing; the same for contact lenses',
    url: 'https://www.ftc.gov/legal-library/browse/rules/contact-lens-rule',
  },
  {
    name: 'Plans that you take',
    law: 'N.J.S.A. 26:2SS, the Out-of-Network Act',
    binds: 'health professionals in New Jersey; plans for vision only may lie outside',
    states,
    dates: 'since August 30, 2018',
    wants: 'the plans in which you take part, in writing or on the site, before care',
    slot: 'plans.plans',
  },
  {
    name: 'License and degree',
    law: 'N.J.S.A. 45:1-67 to 73, the Health Care Transparency Act',
    binds: 'sites that name a health professional in New Jersey, opticians too',
    states,
    dates: 'since July 1, 2021',
    wants:
      'the kind of license and the degree of each who is named: `license` and `degree` in `people`, which the build asks for by role',
    url: 'https://pub.njleg.gov/Bills/2020/AL20/133_.HTM',
  },
  {
    name: 'Name of the dispenser',
    law: 'N.J.A.C. 13:33-7.1(g)',
    binds: 'who sells glasses in New Jersey',
    states,
    dates: 'in force',
    wants:
      'name and license number of the licensed dispenser with each address and phone, and the conditions of each price and delivery time',
    slot: 'locations.licenseLine',
  },
  {
    name: 'Advertised fees',
    law: 'N.J.A.C. 13:38-1.2',
    binds: 'optometrists in New Jersey',
    states,
    dates: 'in force',
    wants: 'one true fee a service, and no range: `fees` in `plans.yaml`',
  },
];
