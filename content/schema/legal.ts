import { z } from 'zod';
import { isoDate, keywords, metaDescription, slug } from './shared.ts';

export const legalSchema = z.strictObject({
  slug,
  title: z.string().min(5).max(40),
  metaDescription,
  standfirst: z.string().min(60).max(320),
  date: isoDate,
  updated: isoDate,
  keywords,
});

export type LegalRecord = z.infer<typeof legalSchema>;

/** When a block of a text holds: each setting that is named has one of the values. */
export const conditionSchema = z
  .strictObject({
    delivery: z.array(z.enum(['console', 'direct', 'queue'])),
    receiver: z.array(z.enum(['webhook', 'email'])),
    turnstile: z.array(z.enum(['on', 'off'])),
    video: z.array(z.enum(['own', 'elsewhere'])),
  })
  .partial();
