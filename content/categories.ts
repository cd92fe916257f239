/** The six subjects under which guides, and the posts beside them, are filed. */
export const categoryIds = [
  'vision-therapy',
  'eye-exams',
  'contact-lenses',
  'eyewear',
  'eye-health',
  'technology',
] as const;

export type CategoryId = (typeof categoryIds)[number];

export interface Category {
  id: CategoryId;
  title: string;
  description: string;
}

export const categories: readonly Category[] = [
  {
    id: 'vision-therapy',
    title: 'Vision Therapy',
    description: 'Training for eyes that see clearly but struggle to work as a pair.',
  },
  {
    id: 'eye-exams',
    title: 'Eye Exams',
    description: 'When to come, what happens in the chair, and when new glasses are due.',
  },
  {
    id: 'contact-lenses',
    title: 'Contact Lenses',
    description: 'Wearing lenses safely, at every age and for every distance.',
  },
  {
    id: 'eyewear',
    title: 'Eyewear',
    description: 'Frames that fit the face, and coatings that are worth having.',
  },
  {
    id: 'eye-health',
    title: 'Eye Health',
    description: 'Screens, food and daily habits, with what the evidence really says.',
  },
  {
    id: 'technology',
    title: 'Eye Care Technology',
    description: 'What our instruments show, and where their limits are.',
  },
];
