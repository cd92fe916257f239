/** The subjects of guides and posts by their ids, in the order of lists. */
export const categoryWords = {
  'vision-therapy': {
    title: 'Vision Therapy',
    description: 'Training for eyes that see clearly but struggle to work as a pair.',
  },
  'eye-exams': {
    title: 'Eye Exams',
    description: 'When to come, what happens at a visit, and when to get new glasses.',
  },
  'contact-lenses': {
    title: 'Contact Lenses',
    description: 'Wearing lenses safely, at every age and for every distance.',
  },
  eyewear: {
    title: 'Eyewear',
    description: 'Frames that fit your face, and coatings worth having.',
  },
  'eye-health': {
    title: 'Eye Health',
    description: 'Screens, food, and daily habits, and what the evidence says.',
  },
  technology: {
    title: 'Eye Care Technology',
    description: 'What our instruments show, and where their limits are.',
  },
};
