/** What most visitors come for; the search page offers it where it has nothing better. */
export const popularPaths = [
  '/services/eye-exams',
  '/services/eye-emergencies',
  '/services/contact-lenses',
  '/services/eyewear',
  '/services/dry-eye',
  '/contact',
] as const;
