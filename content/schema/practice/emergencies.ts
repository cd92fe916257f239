import { z } from 'zod';
import { answer, phone, slot } from './fields.ts';

/** Where help is when the practice is closed. */
export const emergenciesSchema = z.strictObject({
  afterHours: z
    .strictObject({
      phone: phone.optional().meta({ title: 'Phone after hours' }),
      text: slot('What happens there', 'Such as who answers', 300),
    })
    .prefault({})
    .meta({ title: 'After hours' }),
  emergencyRoom: z
    .strictObject({
      name: z.string().min(3).max(80).meta({ title: 'Hospital' }),
      address: z.string().min(8).max(160).meta({ title: 'Address' }),
      hasEyeDoctor: answer.meta({ title: 'Is an eye doctor there at all hours?' }),
    })
    .optional()
    .meta({ title: 'Nearest emergency room' }),
});

export type EmergenciesRecord = z.infer<typeof emergenciesSchema>;
