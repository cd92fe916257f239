import { z } from 'zod';
import { group, slug, textField } from '../shared.ts';
import { emailAddress, slot, webAddress } from './fields.ts';

/** The practice's facts that don't depend on a location. */
export const practiceSchema = z.strictObject({
  sample: z.literal(true).optional().meta({
    title: 'Sample',
    description: 'These are invented facts: delete this once all are your own',
  }),
  name: textField('Name', [3, 60]),
  shortName: textField('Short name', [2, 30], 'For titles'),
  team: textField('Team', [3, 60], 'Signs the articles that name no author'),
  promise: textField('Promise', [3, 40], 'In the title of the home page, before “in” and the town'),
  kind: z.enum(['Optician', 'MedicalClinic', 'MedicalBusiness', 'LocalBusiness']).meta({
    title: 'Kind of business',
    description: 'As schema.org calls it, for search engines',
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
    description: 'Where patients read and leave them; the site quotes nobody. Empty: not mentioned',
  }),
  footerServices: z.array(slug).max(4).default([]).meta({
    title: 'Services at the end of every page',
    description: 'Up to four. Empty: the first four of the list',
    ref: 'services',
  }),
  legalEntity: slot('Legal entity', 'The company or person that runs the practice'),
  licenseLine: slot(
    'License line',
    'As the state wants it in advertisements, with name and number',
  ),
  privacyOfficer: slot('Privacy officer', 'Whom to ask about health records'),
});

export type PracticeRecord = z.infer<typeof practiceSchema>;
