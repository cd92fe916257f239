/**
 * What patients type, and the first three pages that the search finds, best first. A change of the
 * content may change a row: see then whether the new one still answers the query.
 */
export const firstThree: readonly (readonly [query: string, ...paths: string[]])[] = [
  // Symptoms in lay words.
  ['dry', '/services/dry-eye', '/services/disease-management', '/services/myopia-management'],
  [
    'floaters',
    '/services/eye-emergencies',
    '/services/disease-management',
    '/services/myopia-management',
  ],
  ['pink eye', '/services/eye-emergencies', '/services/dry-eye', '/services/eye-strain'],
  [
    "kid can't see board",
    '/services/myopia-management',
    '/helpful-links/first-eye-exam',
    '/helpful-links/sports-vision-training',
  ],
  [
    'blurry vision',
    '/services/eye-exams',
    '/helpful-links/vision-therapy-children',
    '/helpful-links/nutrition-for-vision',
  ],
  [
    'headache after screen time',
    '/helpful-links/digital-eye-strain',
    '/services/eye-strain',
    '/helpful-links/sports-vision-training',
  ],
  [
    'itchy eyes',
    '/services/dry-eye',
    '/services/eye-emergencies',
    '/helpful-links/designer-frame-trends',
  ],
  [
    'watery eyes',
    '/services/dry-eye',
    '/services/eye-emergencies',
    '/helpful-links/digital-eye-strain',
  ],
  ['burning eyes', '/services/dry-eye', '/helpful-links/digital-eye-strain'],
  ['something in my eye', '/services/eye-emergencies', '/services/dry-eye', '/'],
  [
    'flashes of light',
    '/services/eye-emergencies',
    '/helpful-links/lens-coating-options',
    '/helpful-links/digital-eye-strain',
  ],
  [
    'double vision',
    '/helpful-links/vision-therapy-children',
    '/helpful-links/sports-vision-training',
    '/services/eye-emergencies',
  ],
  ['stye', '/services/eye-emergencies'],
  [
    'glare at night',
    '/helpful-links/lens-coating-options',
    '/helpful-links/replace-glasses',
    '/services/eyewear',
  ],
  [
    'cant read small print',
    '/helpful-links/multifocal-contact-lenses',
    '/helpful-links/digital-eye-strain',
    '/blog/latest-eye-care-technology',
  ],
  // Names of conditions.
  ['eye pressure', '/services/disease-management', '/services/eye-exams', '/services/dry-eye'],
  [
    'macular degeneration',
    '/services/disease-management',
    '/blog/understanding-ocular-disease-management',
    '/helpful-links/nutrition-for-vision',
  ],
  [
    'diabetes',
    '/services/disease-management',
    '/blog/understanding-ocular-disease-management',
    '/services/eye-exams',
  ],
  ['lazy eye', '/helpful-links/vision-therapy-children', '/helpful-links/first-eye-exam'],
  [
    'astigmatism',
    '/services/contact-lenses',
    '/helpful-links/multifocal-contact-lenses',
    '/services/eye-strain',
  ],
  // Misspellings.
  [
    'glacoma',
    '/services/disease-management',
    '/blog/understanding-ocular-disease-management',
    '/helpful-links/oct-scans',
  ],
  [
    'cateracts',
    '/services/disease-management',
    '/blog/understanding-ocular-disease-management',
    '/helpful-links/nutrition-for-vision',
  ],
  ['conjunctivitus', '/services/eye-emergencies'],
  ['opthamologist', '/services/eye-exams'],
  [
    'progresive lenses',
    '/helpful-links/multifocal-contact-lenses',
    '/services/eyewear',
    '/helpful-links/replace-glasses',
  ],
  ['prescripton sunglasses', '/services/eyewear', '/services/eye-exams', '/'],
  // Questions, and things to look up.
  ['how much', '/services/eyewear', '/services/eye-exams', '/services/contact-lenses'],
  [
    'contacts price',
    '/services/contact-lenses',
    '/helpful-links/multifocal-contact-lenses',
    '/contact',
  ],
  [
    'eye exam cost',
    '/services/eye-exams',
    '/helpful-links/latest-technology',
    '/helpful-links/oct-scans',
  ],
  ['do you take insurance', '/contact', '/privacy', '/helpful-links/latest-technology'],
  ['open saturday', '/contact'],
  ['do you take walk ins', '/contact'],
  ['book appointment', '/contact', '/services/eye-emergencies', '/services/eye-exams'],
  ['where are you located', '/contact'],
  [
    'how long does dilation last',
    '/services/eye-exams',
    '/helpful-links/first-eye-exam',
    '/helpful-links/latest-technology',
  ],
  [
    'how often eye exam',
    '/services/eye-exams',
    '/helpful-links/first-eye-exam',
    '/helpful-links/replace-glasses',
  ],
  ['when should my baby see an eye doctor', '/helpful-links/first-eye-exam'],
  [
    'first visit what to bring',
    '/helpful-links/first-eye-exam',
    '/services/eye-exams',
    '/services/eye-emergencies',
  ],
  [
    'broken glasses',
    '/services/eyewear',
    '/helpful-links/replace-glasses',
    '/blog/choosing-right-frames',
  ],
  [
    'how to clean contacts',
    '/helpful-links/contact-lens-care',
    '/helpful-links/multifocal-contact-lenses',
    '/services/contact-lenses',
  ],
];
