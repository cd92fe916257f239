import { z } from 'zod';
import { answer, languages, linkSlot, slot } from './practice.ts';
import { group, image, list, order, patternField, slug, textField } from './shared.ts';

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
  amount: patternField('Amount', /^\$\d[\d,]*(?:\.\d\d)?$/, 'one amount such as $120'),
});

export const plansSchema = z
  .strictObject({
    plans: list('Plans that are accepted', 'plan', plan).default([]),
    outOfNetwork: slot('Without a listed plan', 'What a patient can do', 400),
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
      name: textField('Name', [3, 60]),
      degree: textField('Degree', [2, 20]),
    })
      .optional()
      .meta({ description: 'Named on each text that carries this person’s review' }),
  })
  .meta({ title: 'Equipment and records', icon: 'biotech' });

export const noticesSchema = z
  .strictObject({
    privacyPractices: linkSlot('Notice of Privacy Practices'),
    nondiscrimination: linkSlot('Nondiscrimination Notice'),
    languageAssistance: linkSlot('Language Assistance'),
    goodFaithEstimate: linkSlot('Good Faith Estimate'),
    billingRights: linkSlot('Your Rights Against Surprise Bills'),
  })
  .meta({ title: 'Legal notices', icon: 'gavel' });

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
/** Their role requires a degree and a license. */
const doctors: readonly string[] = ['optometrist', 'ophthalmologist'];

/** A person who works here. Some states require degree and license wherever a doctor is advertised. */
export const personSchema = z
  .strictObject({
    name: textField('Name', [3, 60]),
    order,
    role: z.enum(roles).meta({ title: 'Role' }),
    jobTitle: textField(
      'Job title',
      [3, 60],
      'Such as Vision therapist. Empty: the role',
    ).optional(),
    degree: textField('Degree', [2, 20], 'Such as OD. Required for a doctor').optional(),
    license: textField(
      'License',
      [3, 60],
      'Kind and number, where the role has one. Required for a doctor',
    ).optional(),
    portrait: image.optional().meta({ title: 'Portrait' }),
    languages,
    locations: z
      .array(slug)
      .default([])
      .meta({ title: 'Locations', description: 'Empty: all', ref: 'locations' }),
    text: slot('About', 'Two or three sentences', 400),
  })
  .refine(({ role, degree }) => !doctors.includes(role) || degree, {
    path: ['degree'],
    error: 'the degree of a doctor, such as OD or MD',
  })
  .refine(({ role, license }) => !doctors.includes(role) || license, {
    path: ['license'],
    error: 'the license of a doctor, its kind and number',
  })
  .refine(({ role, jobTitle }) => role !== 'other' || jobTitle, {
    path: ['jobTitle'],
    error: 'a job title, because the role is “other”',
  })
  .meta({ title: 'People', icon: 'group', page: '/#team', item: 'Person' });

export type PersonRecord = z.infer<typeof personSchema>;
