import { z } from 'zod';
import { isoDate, textField } from './shared.ts';

/** Who reviewed a medical text, and when. The review ends with a later change of the text (`updated`). */
export const reviewSchema = z
  .strictObject({
    by: textField('Reviewer', [3, 60]),
    on: isoDate.meta({ title: 'Reviewed on' }),
  })
  .meta({
    title: 'Medical review',
    description: 'The page names the reviewer until the text is changed on a later day',
  });

export type ReviewRecord = z.infer<typeof reviewSchema>;
