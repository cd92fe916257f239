import { z } from 'zod';
import { image, order, slug, textField } from '../shared.ts';
import { languages, slot } from './fields.ts';

/** Roles of people who work here. */
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
type Role = (typeof roles)[number];

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
    degree: textField('Degree', [2, 20], 'Such as OD; every doctor has one').optional(),
    license: textField(
      'License',
      [3, 60],
      'Kind and number, where the role has one; every doctor has one',
    ).optional(),
    portrait: image.optional().meta({ title: 'Portrait' }),
    languages,
    locations: z
      .array(slug)
      .default([])
      .meta({ title: 'Locations', description: 'Empty: all', ref: 'locations' }),
    text: slot('About', 'Two or three sentences', 400),
  })
  .refine(({ role, degree }) => !isDoctor(role) || degree, {
    path: ['degree'],
    error: 'the degree of a doctor, such as OD or MD',
  })
  .refine(({ role, license }) => !isDoctor(role) || license, {
    path: ['license'],
    error: 'the license of a doctor, its kind and number',
  })
  .refine(({ role, jobTitle }) => role !== 'other' || jobTitle, {
    path: ['jobTitle'],
    error: 'a job title, because the role is “other”',
  });

export type PersonRecord = z.infer<typeof personSchema>;

/** Returns whether a role is a doctor's, which requires a degree and a license. */
function isDoctor(role: Role): boolean {
  return role === 'optometrist' || role === 'ophthalmologist';
}
