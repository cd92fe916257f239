/** What sources can be, the strongest evidence first, and what isn't evidence after it. */
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

/** The kind of a source, as readers see it beside its title. */
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
