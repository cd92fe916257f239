import { z } from 'zod';
import { isoDate, keywords, metaDescription, slug, standfirst, title } from './shared.ts';

export const legalSchema = z
  .strictObject({
    slug,
    title,
    metaDescription,
    standfirst,
    date: isoDate.meta({
      title: 'Effective',
      description: 'The first day on which this text applies; a correction doesn’t move it',
    }),
    updated: isoDate,
    keywords,
  })
  .meta({ title: 'Legal texts', item: 'Legal text', icon: 'gavel', path: '/' });

export type LegalRecord = z.infer<typeof legalSchema>;
