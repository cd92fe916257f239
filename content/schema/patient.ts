import { z } from 'zod';
import { internalPath, isoDate, keywords, metaDescription, slug } from './shared.ts';
import { sourceIds } from './source.ts';

/** What an owner has filled in, by what patients ask about. */
export const patientTopics = ['visit', 'insurance', 'records'] as const;
export type PatientTopic = (typeof patientTopics)[number];

/** A page about what patients ask around a visit: true for any practice, with the owner's own answers above. */
export const patientSchema = z.strictObject({
  slug,
  order: z.number().int().min(1).max(20),
  title: z.string().min(5).max(40),
  metaDescription,
  standfirst: z.string().min(60).max(320),
  updated: isoDate,
  keywords,
  topic: z.enum(patientTopics),
  related: z.array(internalPath).min(2).max(5),
  sources: sourceIds.max(10).default([]),
});

export type PatientRecord = z.infer<typeof patientSchema>;
