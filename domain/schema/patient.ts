import { z } from 'zod';
import {
  draft,
  formerSlugs,
  group,
  keywords,
  metaDescription,
  order,
  related,
  slug,
  standfirst,
  textField,
  title,
  updated,
} from './shared.ts';
import { sourceIds } from './source.ts';

/** The topics of the owner's answers to patients. */
const patientTopics = ['visit', 'insurance', 'fees', 'records'] as const;
export type PatientTopic = (typeof patientTopics)[number];

/** A page for patients: general text that applies to any practice, below the practice's own answers. */
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
    description: 'Which of the practice’s own answers are shown above the text',
  }),
  card: group('Card to take along', {
    heading: textField('Heading', [4, 40]),
    lines: z.array(z.string().min(4).max(110)).min(2).max(9).meta({ title: 'Lines' }),
  })
    .optional()
    .meta({ title: 'Card to take along', description: 'Beside the title' }),
  related: related.min(2).max(5),
  sources: sourceIds.max(10).default([]),
  draft,
});

export type PatientRecord = z.infer<typeof patientSchema>;
