import { z } from 'zod';
import { isoDate, textField } from './shared.ts';

/**
 * The reviewer of a medical text, and the text's fingerprint. `npm run reviewed` and the editor write it. It
 * is valid as long as the text has this fingerprint.
 */
export const reviewSchema = z.strictObject({
  by: textField('Reviewer', [3, 60]),
  date: isoDate.meta({ title: 'Reviewed on' }),
  fingerprint: z
    .string()
    .regex(/^[0-9a-f]{16}$/, 'the 16 letters and digits that `npm run reviewed` writes')
    .meta({ title: 'Fingerprint of the text' }),
});

export type ReviewRecord = z.infer<typeof reviewSchema>;
