import { z } from 'zod';
import { today } from '../../domain/core/environment.ts';
import { formed, pastDate, sourceId } from './shared.ts';

/** Kinds of sources, the strongest evidence first. The last kinds aren't evidence. */
const sourceKinds = [
  'guideline',
  'trial',
  'review',
  'study',
  'agency',
  'law',
  'standard',
  'clearance',
  'patients',
  'news',
] as const;

/** A source that readers can look up. The editor has no form for it. */
const sourceSchema = z
  .strictObject({
    organization: z.string().min(2).max(90),
    title: z.string().min(3).max(200),
    kind: z.enum(sourceKinds),
    year: z.number().int().min(1990).max(today().getUTCFullYear()).optional(),
    url: formed(
      /^https:\/\/[a-z0-9.-]+\.[a-z]+(?:\/[^\s<>"\\]*)?$/,
      'an address that begins with https://',
    ).optional(),
    /** The day on which the address last led to it. */
    retrieved: pastDate.optional(),
  })
  .refine(({ url, retrieved }) => Boolean(url) === Boolean(retrieved), {
    path: ['retrieved'],
    error: "a date if there is a URL, and none if there isn't",
  });

/** All sources, by the ids that entries cite. `npm run sources` checks their addresses. */
export const sourcesSchema = z.record(sourceId, sourceSchema);

export type SourceRecord = z.infer<typeof sourceSchema>;

export type Sources = Readonly<Record<string, SourceRecord>>;
