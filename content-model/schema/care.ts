import { z } from 'zod';
import { isGiven } from '../../domain/core/labels.ts';
import { answer, languages, linkSlot, slot } from './practice.ts';
import {
  group,
  image,
  isUnique,
  languageCode,
  list,
  order,
  pastDate,
  patternField,
  slug,
  textField,
} from './shared.ts';

export const bookingSchema = z
  .strictObject({
    url: patternField(
      'Online scheduler',
      /^(?:https:\/\/\S+)?$/,
      'an address that begins with https://, or nothing',
      'Where every “Book” button leads. Empty: to the section about booking',
    ).default(''),
    newPatientForms: linkSlot('Forms for new patients'),
    portal: linkSlot('Patient portal'),
    cancellation: slot('Cancellations', 'How, how early, and what a missed visit costs', 400),
  })
  .meta({ title: 'Booking', icon: 'calendar_month', page: '/#book' });

const plan = z.strictObject({
  name: textField('Plan', [2, 60]),
  kind: z.enum(['vision', 'medical', 'Medicare', 'Medicaid']).meta({ title: 'Kind' }),
});

const fee = z.strictObject({
  service: textField('Service', [3, 60], 'Such as Comprehensive exam'),
  amount: patternField(
    'Amount',
    /^\$\d[\d,]*(?:\.\d\d)?$/,
    'one amount such as $120, or no fee if it varies',
  ),
});

export const plansSchema = z
  .strictObject({
    plans: list('Plans that are accepted', 'plan', plan).default([]),
    asOf: pastDate.optional().meta({
      title: 'Plans checked on',
      description: 'Its month is shown above the plans',
    }),
    outOfNetwork: slot('Without a listed plan', 'What a patient can do', 400),
    priceBeforeVisit: answer.meta({
      title: 'Do you look up a patient’s plan, and say the price before the visit?',
    }),
    fees: list('What we charge', 'fee', fee)
      .default([])
      .meta({ description: 'Single amounts; empty, the page says nothing' }),
    payment: z
      .array(z.enum(['card', 'check', 'cash', 'HSA', 'FSA', 'financing']))
      .default([])
      .meta({ title: 'Ways to pay' }),
    interpreter: slot('Interpreter', 'For sign language and other languages', 300),
  })
  .meta({ title: 'Insurance and payment', icon: 'payments', page: '/contact' });

/** The degree follows the name, so a title such as “Dr.” would be redundant. */
const personName = patternField('Name', /^(?!Dr\b).{3,60}$/u, 'a name without “Dr.”');

const instrument = z.strictObject({
  name: textField('Name', [2, 60]),
  text: textField('What it shows or does', [20, 200]),
  services: z.array(slug).min(1).meta({ title: 'On the pages of these services', ref: 'services' }),
});

export const careSchema = z
  .strictObject({
    equipment: list('Equipment', 'instrument', instrument).default([]),
    records: group('Records', {
      how: slot('How patients get their records', undefined, 300),
      fee: slot('What it costs'),
    }).prefault({}),
    prescriptions: group('Prescriptions', {
      pupillaryDistance: answer.meta({ title: 'Is the pupillary distance given on request?' }),
      electronic: answer.meta({ title: 'Can a prescription be sent electronically?' }),
    }).prefault({}),
    reviewer: group('Medical reviewer', {
      name: personName,
      degree: textField('Degree', [2, 20]),
    })
      .optional()
      .meta({ description: 'Named on each text that carries this person’s review' }),
    translation: group('Review of the Spanish texts', {
      by: textField('Who compared them with the English ones', [3, 60]),
      on: pastDate.meta({ title: 'On' }),
      of: textField('Of', [8, 8], 'The fingerprint that npm run sign-spanish writes'),
    })
      .optional()
      .meta({ description: 'By a qualified human translator; the page in Spanish names them' }),
  })
  .meta({ title: 'Equipment and records', icon: 'biotech' });

export const noticesSchema = z
  .strictObject({
    billsMedicareOrMedicaid: answer.meta({ title: 'Do you bill Medicare or Medicaid?' }),
    hasFifteenEmployees: answer.meta({ title: 'Do you have fifteen or more employees?' }),
    seesSelfPayPatients: answer.meta({ title: 'Do patients pay for themselves?' }),
    privacyPractices: linkSlot('Notice of Privacy Practices'),
    nondiscrimination: linkSlot('Nondiscrimination Notice'),
    languageAssistance: linkSlot('Language Assistance'),
    goodFaithEstimate: linkSlot('Good Faith Estimate'),
    billingRights: linkSlot('Your Rights Against Surprise Bills'),
    coordinator: slot(
      'Civil rights coordinator',
      'Whom to ask about equal care, with a phone number',
    ),
  })
  .meta({ title: 'Legal notices', icon: 'gavel' });

const languageNotice = z.strictObject({
  lang: languageCode.meta({ title: 'Language code' }),
  name: textField('Name', [2, 40], 'As its speakers write it'),
  text: z
    .string()
    .max(600)
    .regex(/\{phone\}/, 'a text that names {phone}')
    .meta({ title: 'Text', description: 'With {phone} where your number belongs' }),
});

export const languagesSchema = z
  .strictObject({
    sample: z.literal(true).optional().meta({
      title: 'Sample',
      description: 'Delete this once the texts are those that the government publishes',
    }),
    languages: list('Languages', 'language', languageNotice)
      .refine((all) => isUnique(all.map(({ lang }) => lang)), 'each language once')
      .default([]),
    updated: pastDate.optional().meta({ title: 'Last changed on' }),
  })
  .refine(({ languages, updated }) => languages.length === 0 || updated, {
    path: ['updated'],
    error: 'the day on which the texts were last changed',
  })
  .meta({ title: 'Language help', icon: 'translate' });

const roles = [
  'optometrist',
  'ophthalmologist',
  'optician',
  'contact lens fitter',
  'technician',
  'front desk',
  'office manager',
  'other',
] as const;
/** Roles with a license and a degree. */
const doctors: readonly string[] = ['optometrist', 'ophthalmologist'];
/** Roles that some states license. */
const licensed: readonly string[] = [...doctors, 'optician'];

/** Whoever has a license needs an answer about the degree, whatever the role. */
function needsDegree(role: string, license = ''): boolean {
  return licensed.includes(role) || isGiven(license);
}

function isAnswered(role: string, answer = ''): boolean {
  return doctors.includes(role) ? isGiven(answer) : answer !== '';
}

/** A person who works here. Some states want license and degree wherever somebody licensed is named. */
export const personSchema = z
  .strictObject({
    name: personName,
    order,
    role: z.enum(roles).meta({ title: 'Role' }),
    jobTitle: textField(
      'Job title',
      [3, 60],
      'Such as Vision therapist. Empty: the role',
    ).optional(),
    degree: textField(
      'Degree',
      [2, 20],
      'Such as OD, or “no degree”. Required for doctors, opticians, and anyone with a license',
    ).optional(),
    license: z
      .string()
      .max(60)
      .regex(/\p{L}{3}/u, 'the kind of license, and its number, such as Oregon optometrist 4127')
      .optional()
      .meta({
        title: 'License',
        description:
          'Kind and number, or “no license” in a state without one. Required for doctors and opticians',
      }),
    portrait: image.optional().meta({ title: 'Portrait' }),
    languages,
    locations: z
      .array(slug)
      .default([])
      .meta({ title: 'Locations', description: 'Empty: all', ref: 'locations' }),
    text: slot('About', 'Two or three sentences', 400),
  })
  .refine(({ role, license, degree }) => isAnswered(role, degree) || !needsDegree(role, license), {
    path: ['degree'],
    error:
      'the degree of a doctor, such as OD or MD, or of anyone else with a license, or “no degree”',
  })
  .refine(({ role, license }) => isAnswered(role, license) || !licensed.includes(role), {
    path: ['license'],
    error:
      'the license of a doctor or an optician, its kind and number, or “no license” for an optician',
  })
  .refine(({ role, jobTitle }) => role !== 'other' || jobTitle, {
    path: ['jobTitle'],
    error: 'a job title, because the role is “other”',
  })
  .meta({ title: 'People', icon: 'group', page: '/#team', item: 'Person' });

export type PersonRecord = z.infer<typeof personSchema>;
