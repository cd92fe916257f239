import { z } from 'zod';
import { image, order, slug } from '../shared.ts';
import { language, slot } from './fields.ts';

/**
 * Somebody who works here. New Jersey wants degree and license wherever a doctor is advertised; an
 * optician's license stands alone.
 */
export const personSchema = z
  .strictObject({
    name: z.string().min(3).max(60).meta({ title: 'Name' }),
    order,
    role: z.enum(['optometrist', 'ophthalmologist', 'optician']).meta({ title: 'Role' }),
    degree: z
      .string()
      .min(2)
      .max(20)
      .optional()
      .meta({ title: 'Degree', description: 'Such as OD; every doctor has one' }),
    license: z.string().min(3).max(60).meta({ title: 'License', description: 'Kind and number' }),
    portrait: image.optional().meta({ title: 'Portrait' }),
    languages: z
      .array(language)
      .max(20)
      .default([])
      .meta({ title: 'Languages spoken', description: 'By their codes, such as es' }),
    locations: z.array(slug).default([]).meta({ title: 'Locations', description: 'Empty: all' }),
    text: slot('About', 'Two or three sentences', 400),
  })
  .refine(({ role, degree }) => role === 'optician' || degree, {
    path: ['degree'],
    error: 'the degree of a doctor, such as OD or MD',
  });

export type PersonRecord = z.infer<typeof personSchema>;
