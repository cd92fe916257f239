import { z } from 'zod';
import {
  addresses,
  draft,
  isoDate,
  keywords,
  metaDescription,
  order,
  related,
  standfirst,
  title,
} from './shared.ts';
import { sourceIds } from './source.ts';

/** The topics of the owner's answers to patients. */
const patientTopics = ['visit', 'insurance', 'fees', 'records'] as const;
export type PatientTopic = (typeof patientTopics)[number];

/** A page for patients: general text that applies to any practice, with the practice's own answers. */
export const patientSchema = z
  .strictObject({
    ...addresses,
    order,
    title,
    metaDescription,
    standfirst,
    updated: isoDate,
    keywords,
    topic: z.enum(patientTopics).optional().meta({
      title: 'Topic',
      description: 'Which of the practice’s own answers are shown above the text',
    }),
    related: related.min(2).max(5),
    sources: sourceIds.max(10).default([]),
    draft,
  })
  .meta({ title: 'Pages for patients', item: 'Page for patients', icon: 'diversity_1', path: '/' });

export type PatientRecord = z.infer<typeof patientSchema>;
