import { z } from 'zod';
import { linkSlot } from './fields.ts';

/** The notices that laws require on the site, as the owner's documents. */
export const noticesSchema = z.strictObject({
  privacyPractices: linkSlot('Notice of Privacy Practices'),
  nondiscrimination: linkSlot('Nondiscrimination Notice'),
  languageAssistance: linkSlot('Language Assistance'),
  goodFaithEstimate: linkSlot('Good Faith Estimate'),
  billingRights: linkSlot('Your Rights Against Surprise Bills'),
});

export type NoticesRecord = z.infer<typeof noticesSchema>;
