import { z } from 'zod';
import { isoDate, slug } from '../shared.ts';
import { answer, slot } from './fields.ts';

/** What this office has and does, and who has checked the site's medical texts. */
export const careSchema = z.strictObject({
  equipment: z
    .array(
      z.strictObject({
        name: z.string().min(2).max(60).meta({ title: 'Name' }),
        text: z.string().min(20).max(200).meta({ title: 'What it shows or does' }),
        services: z.array(slug).min(1).meta({ title: 'On the pages of these services' }),
      }),
    )
    .default([])
    .meta({ title: 'Equipment' }),
  records: z
    .strictObject({
      how: slot('How patients get their records', undefined, 300),
      fee: slot('What it costs'),
    })
    .prefault({})
    .meta({ title: 'Records' }),
  prescriptions: z
    .strictObject({
      pupillaryDistance: answer.meta({ title: 'Is the pupillary distance given on request?' }),
      electronic: answer.meta({ title: 'Can a prescription be sent electronically?' }),
    })
    .prefault({})
    .meta({ title: 'Prescriptions' }),
  reviewer: z
    .strictObject({
      name: z.string().min(3).max(60).meta({ title: 'Name' }),
      degree: z.string().min(2).max(20).meta({ title: 'Degree' }),
      date: isoDate.meta({ title: 'Reviewed on' }),
    })
    .optional()
    .meta({
      title: 'Medical reviewer',
      description: 'Named on the texts that were not changed after that day',
    }),
});
