import { z } from 'zod';
import { translationLanguages } from '../../domain/core/language.ts';
import {
  formed,
  group,
  hyphenated,
  isUnique,
  languageCode,
  list,
  patternField,
  slug,
  textField,
} from './shared.ts';

/** A text that only the owner can supply. If it is empty, the site leaves it out. */
export function slot(title: string, description?: string, maximum = 200) {
  return z.string().max(maximum).default('').meta({ title, description });
}

/** The address of one of the owner's documents, on this site or another. If it is empty, nothing links to it. */
export function linkSlot(title: string) {
  return formed(
    /^(?:https:\/\/\S+|\/\S*)?$/,
    'an https:// address, a path of this site such as /files/form.pdf, or nothing',
  )
    .default('')
    .meta({ title, ref: 'documents' });
}

const webAddress = formed(/^https:\/\/\S+$/, 'an address that begins with https://');

const examplePhone = '(212) 555-0123';

/** A phone number for readers. Without a country code it is North American, and ten digits are enough. */
export const phone = formed(/^\s*[+(\d][\s\d().-]*$/, `a number such as ${examplePhone}`)
  .overwrite(formatPhone)
  .refine((number) => /^(?:\(\d{3}\) \d{3}-\d{4}|\+\d[\d ()-]{6,20})$/.test(number), {
    error: `a number such as ${examplePhone}`,
  })
  .meta({ title: 'Phone' });

export const emailAddress = patternField('Email', /^[^\s@]+@[^\s@]+\.[a-z]+$/i, 'an email address');

/** A question whose answer may be unknown. The site then doesn't mention it. */
export const answer = z.enum(['yes', 'no', 'unknown']).default('unknown');
export type Answer = z.infer<typeof answer>;

export const languages = z
  .array(languageCode)
  .max(20)
  .default([])
  .meta({ title: 'Languages spoken', ref: 'languages', examples: [['en', 'es']] });

/** Formats `512.448.2211` as `(512) 448-2211`. Any other number stays as it is. */
function formatPhone(number: string): string {
  const digits = number.replace(/\D/g, '');
  const isForeign = /^\s*\+(?!1)/.test(number);
  const [, area, exchange, line] = digits.match(/^1?(\d{3})(\d{3})(\d{4})$/) ?? [];
  return line && !isForeign ? `(${area}) ${exchange}-${line}` : number.trim();
}

/** The practice's facts that don't depend on a location. */
export const practiceSchema = z
  .strictObject({
    sample: z.literal(true).optional().meta({
      title: 'Sample',
      description: 'These are invented facts: delete this once all are your own',
    }),
    name: textField('Name', [3, 60]),
    shortName: textField('Short name', [2, 30], 'For titles'),
    team: textField('Team', [3, 60], 'Signs the articles that name no author'),
    promise: textField(
      'Promise',
      [3, 40],
      'In the title of the home page, before “in” and the town',
    ),
    kind: z.enum(['Optician', 'MedicalClinic', 'MedicalBusiness', 'LocalBusiness']).meta({
      title: 'Kind of business',
      description:
        'For search engines. An optometrist is an Optician with a shop for glasses, else a MedicalClinic',
    }),
    hours: group('Names of the hours', {
      exams: textField('When patients are seen', [3, 60]),
      desk: textField('When the front desk is there', [3, 60]),
      phone: textField('When the phone is answered', [3, 60]),
    }),
    email: emailAddress,
    siteOrigin: webAddress.meta({
      title: 'Address of the site',
      description: 'https:// and the host, without a path',
    }),
    glassesReady: slot(
      'Glasses are ready in',
      'Such as 7 to 10 business days: texts say “Most glasses are ready in …”. Empty: they don’t',
      100,
    ),
    priceRange: z.enum(['$', '$$', '$$$', '$$$$']).meta({ title: 'Price range' }),
    profiles: z
      .strictObject({
        instagram: webAddress.meta({ title: 'Instagram' }),
        facebook: webAddress.meta({ title: 'Facebook' }),
        twitter: webAddress.meta({ title: 'X' }),
      })
      .partial()
      .default({})
      .meta({ title: 'Profiles', description: 'Those left out are not shown' }),
    reviewProfile: webAddress.optional().meta({
      title: 'Public reviews',
      description:
        'Where patients read and leave them; the site quotes nobody. Empty: not mentioned',
    }),
    footerServices: z.array(slug).max(4).default([]).meta({
      title: 'Services at the end of every page',
      description: 'Up to four. Empty: the first three, and the one for emergencies',
      ref: 'services',
    }),
    translations: z.array(z.enum(translationLanguages)).default([]).meta({
      title: 'Translations',
      description: 'Languages in which the site also says what is urgent: es, Spanish. Empty: none',
    }),
    legalEntity: slot('Legal entity', 'The company or person that runs the practice'),
    privacyOfficer: slot('Privacy officer', 'Whom to ask about health records'),
  })
  .meta({ title: 'Practice', icon: 'storefront', page: '/' });

export type PracticeRecord = z.infer<typeof practiceSchema>;

const category = z.strictObject({
  id: hyphenated('lower-case words joined by hyphens, such as news').meta({
    title: 'Id',
    description: 'Posts and guides name the category by it, such as news: leave it as it is',
  }),
  title: textField('Title', [3, 40]),
  description: slot('Description', 'One sentence, above the guides of this category'),
});

export const categoriesSchema = z
  .strictObject({
    categories: list('Categories', 'category', category)
      .min(1)
      .refine((all) => isUnique(all.map(({ id }) => id)), 'an id of its own for each'),
  })
  .meta({ title: 'Categories of articles', icon: 'category', page: '/blog' });

export type Category = z.infer<typeof category>;

export const emergenciesSchema = z
  .strictObject({
    afterHours: group('After hours', {
      phone: phone.optional().meta({ title: 'Phone after hours' }),
      minutes: z.number().int().min(5).max(60).default(15).meta({
        title: 'Minutes',
        description: 'How long to wait for an answer there before going to an emergency room',
      }),
      text: slot('What happens there', 'Such as who answers', 300),
    }).prefault({}),
  })
  .refine(({ afterHours: { phone, text } }) => phone || !/\d{3}\W{1,2}\d{4}/.test(text), {
    path: ['afterHours', 'phone'],
    error: 'the number that the text names, because pages about urgent signs take it from here',
  })
  .meta({ title: 'After hours', icon: 'emergency', page: '/contact' });

export type EmergenciesRecord = z.infer<typeof emergenciesSchema>;
