import { z } from 'zod';
import {
  formerSlugs,
  keywords,
  metaDescription,
  order,
  related,
  slug,
  standfirst,
  title,
  updated,
} from './shared.ts';
import { sourceIds } from './source.ts';

/** What an owner has filled in, by what patients ask about. */
const patientTopics = ['visit', 'insurance', 'fees', 'records'] as const;
export type PatientTopic = (typeof patientTopics)[number];

/** A page about what patients ask around a visit: true for any practice, with the owner's own answers above. */
export const patientSchema = z.strictObject({
  slug,
  formerSlugs,
  order: order.max(20),
  title,
  metaDescription,
  standfirst,
  updated,
  keywords,
  topic: z.enum(patientTopics).optional().meta({
    title: 'Topic',
    description: 'Which of the practice’s own answers stand above the text',
  }),
  related: related.min(2).max(5),
  sources: sourceIds.max(10).default([]),
});

export type PatientRecord = z.infer<typeof patientSchema>;
