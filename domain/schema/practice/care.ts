import { z } from 'zod';
import { group, slug, textField } from '../shared.ts';
import { answer, slot } from './fields.ts';

/** The office's equipment and records, and the reviewer of the site's medical texts. */
export const careSchema = z.strictObject({
  equipment: z
    .strictObject({
      name: textField('Name', [2, 60]),
      text: textField('What it shows or does', [20, 200]),
      services: z
        .array(slug)
        .min(1)
        .meta({ title: 'On the pages of these services', ref: 'services' }),
    })
    .array()
    .default([])
    .meta({ title: 'Equipment', item: 'instrument' }),
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
});

export type CareRecord = z.infer<typeof careSchema>;
