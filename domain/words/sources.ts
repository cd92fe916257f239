/** Kinds of sources, the strongest evidence first. The last kinds aren't evidence. */
export const sourceKinds = [
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

export type SourceKind = (typeof sourceKinds)[number];

/** The names of the kinds, shown beside a source's title. */
export const sourceKindWords: Record<SourceKind, string> = {
  guideline: 'Guideline',
  trial: 'Trial',
  review: 'Review',
  study: 'Study',
  agency: 'Public agency',
  law: 'Law',
  standard: 'Standard',
  clearance: 'FDA decision',
  patients: 'Patient information',
  news: 'News',
};
