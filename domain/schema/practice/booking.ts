import { z } from 'zod';
import { linkSlot, slot } from './fields.ts';

/** How to book a visit other than by phone. */
export const bookingSchema = z.strictObject({
  url: z
    .string()
    .regex(/^(?:https:\/\/\S+)?$/, 'an address that begins with https://, or nothing')
    .default('')
    .meta({
      title: 'Online scheduler',
      description: 'Where every “Book” button leads. Empty: to the section about booking',
    }),
  newPatientForms: linkSlot('Forms for new patients'),
  portal: linkSlot('Patient portal'),
  cancellation: slot('Cancellations', 'How, how early, and what a missed visit costs', 400),
});

export type BookingRecord = z.infer<typeof bookingSchema>;
