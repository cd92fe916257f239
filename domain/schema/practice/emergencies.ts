import { z } from 'zod';
import { group, textField } from '../shared.ts';
import { answer, phone, slot } from './fields.ts';

/** Whom to call, or where to go, when the practice is closed. */
export const emergenciesSchema = z.strictObject({
  afterHours: group('After hours', {
    phone: phone.optional().meta({ title: 'Phone after hours' }),
    minutes: z.number().int().min(5).max(60).default(15).meta({
      title: 'Minutes',
      description: 'How long to wait for an answer there before going to an emergency room',
    }),
    text: slot('What happens there', 'Such as who answers', 300),
  }).prefault({}),
  emergencyRoom: group('Nearest emergency room', {
    name: textField('Hospital', [3, 80]),
    address: textField('Address', [8, 160]),
    hasEyeDoctor: answer.meta({ title: 'Is an eye doctor there at all hours?' }),
  }).optional(),
});

export type EmergenciesRecord = z.infer<typeof emergenciesSchema>;
