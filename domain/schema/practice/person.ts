import { z } from 'zod';
import { image, order, slug, textField } from '../shared.ts';
import { languages, slot } from './fields.ts';

/**
 * Somebody who works here. Some states want degree and license wherever a doctor is advertised; an
 * optician's license stands alone.
 */
export const personSchema = z
  .strictObject({
    name: textField('Name', [3, 60]),
    order,
    role: z.enum(['optometrist', 'ophthalmologist', 'optician']).meta({ title: 'Role' }),
    degree: textField('Degree', [2, 20], 'Such as OD; every doctor has one').optional(),
    license: textField('License', [3, 60], 'Kind and number'),
    portrait: image.optional().meta({ title: 'Portrait' }),
    languages,
    locations: z.array(slug).default([]).meta({ title: 'Locations', description: 'Empty: all' }),
    text: slot('About', 'Two or three sentences', 400),
  })
  .refine(({ role, degree }) => role === 'optician' || degree, {
    path: ['degree'],
    error: 'the degree of a doctor, such as OD or MD',
  });

export type PersonRecord = z.infer<typeof personSchema>;
