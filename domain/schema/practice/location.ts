import { z } from 'zod';
import { group, isoDate, order, textField } from '../shared.ts';
import { answer, emailAddress, languages, phone, slot } from './fields.ts';
import { closures, specialHours, weeklyHours } from './hours.ts';

/** The example in messages. */
const exampleTimeZone = 'America/New_York';

const address = group('Postal address', {
  street: textField('Street and number', [1, 80]),
  locality: textField('Town', [1, 80]),
  region: textField('State', [1, 80]),
  postalCode: textField('ZIP code', [1, 80]),
  country: z.string().length(2).meta({ title: 'Country', description: 'Two letters, such as US' }),
});

export type PostalAddress = z.infer<typeof address>;

/** A location of the practice, open or planned. Its file name is the last part of its addresses. */
export const locationSchema = z
  .strictObject({
    name: textField('Name', [2, 40], 'Such as the town'),
    order: order.meta({ description: '1 is the first, which the header calls' }),
    status: z.enum(['open', 'opening', 'closed']).meta({
      title: 'Status',
      description: 'Only open locations are shown; one that is opening can be announced',
    }),
    opensOn: isoDate.optional().meta({ title: 'Opens on', description: 'Of one that is opening' }),
    address,
    geo: group('Position', {
      latitude: z.number().min(-90).max(90).meta({ title: 'Latitude' }),
      longitude: z.number().min(-180).max(180).meta({ title: 'Longitude' }),
    })
      .optional()
      .meta({ description: 'In degrees, with five decimals' }),
    phone: phone.optional(),
    email: emailAddress.optional().meta({ description: 'Empty: that of the practice' }),
    timeZone: z
      .string()
      .refine(isTimeZone, `a time zone such as ${exampleTimeZone}`)
      .meta({ title: 'Time zone' }),
    schedules: group('Hours', {
      exams: weeklyHours.default([]).meta({ title: 'When patients are seen' }),
      desk: weeklyHours.default([]).meta({ title: 'Front desk' }),
      phone: weeklyHours.default([]).meta({ title: 'Phone' }),
    })
      .prefault({})
      .meta({ description: 'Of every week' }),
    closures,
    specialHours,
    parking: slot('Parking', 'Where, and what it costs'),
    transit: slot('Public transportation'),
    entrance: group('Entrance', {
      directions: slot('How to find the entrance'),
      stepFree: answer.meta({ title: 'Is the way in free of steps?' }),
      elevator: answer.meta({ title: 'Is there an elevator?' }),
      restroom: answer.meta({ title: 'Is there a restroom for wheelchair users?' }),
    }).prefault({}),
    languages,
  })
  .refine(({ status, phone, geo }) => status !== 'open' || (phone && geo), {
    path: ['status'],
    error: 'an open location has a phone and a position',
  })
  .refine(({ status, schedules }) => status !== 'open' || schedules.exams.length > 0, {
    path: ['schedules', 'exams'],
    error: 'an open location has hours',
  });

export type LocationRecord = z.infer<typeof locationSchema>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
