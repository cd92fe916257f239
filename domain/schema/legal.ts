import { z } from 'zod';
import { isoDate, keywords, metaDescription, slug, standfirst, title, updated } from './shared.ts';

export const legalSchema = z.strictObject({
  slug,
  title,
  metaDescription,
  standfirst,
  date: isoDate.meta({
    title: 'Effective',
    description: 'The first day on which this text applies; a correction doesn’t move it',
  }),
  updated,
  keywords,
});

export type LegalRecord = z.infer<typeof legalSchema>;

/** The condition of a text block: each named setting must have one of the values. */
export const conditionSchema = z
  .strictObject({
    delivery: z.array(z.enum(['console', 'webhook', 'email'])),
    turnstile: z.array(z.enum(['on', 'off'])),
    video: z.array(z.enum(['own', 'elsewhere'])),
    madeByComputer: z.array(z.enum(['none', 'pictures', 'video', 'both'])),
    state: z.array(z.string().regex(/^[A-Z]{2}$/, 'a state such as NJ')),
  })
  .partial();
