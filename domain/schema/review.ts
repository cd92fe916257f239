import { z } from 'zod';
import { isoDate, textField } from './shared.ts';

/**
 * Who has checked the medicine of a text, and which text that was. `npm run reviewed` and the editor write
 * it. It counts while the text has this fingerprint.
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
