/**
 * What patients type, and the first three pages that the search finds, best first, by the last part of
 * their address. A change of the content may change a row: see then whether the new one still answers
 * the query.
 */
export const firstThree: readonly (readonly [query: string, ...slugs: string[]])[] = [
  // Symptoms in lay words.
  ['dry', 'dry-eye', 'disease-management', 'myopia-management'],
  ['floaters', 'eye-emergencies', 'disease-management', 'myopia-management'],
  ['pink eye', 'eye-emergencies', 'dry-eye', 'eye-strain'],
  ["kid can't see board", 'myopia-management', 'first-eye-exam', 'sports-vision-training'],
  ['blurry vision', 'eye-exams', 'vision-therapy-children', 'sports-vision-training'],
  ['headache after screen time', 'digital-eye-strain', 'eye-strain', 'sports-vision-training'],
  ['itchy eyes', 'dry-eye', 'eye-emergencies', 'designer-frame-trends'],
  ['watery eyes', 'dry-eye', 'eye-emergencies', 'digital-eye-strain'],
  ['burning eyes', 'dry-eye', 'digital-eye-strain'],
  ['something in my eye', 'eye-emergencies', 'dry-eye', 'eye-exams'],
  ['flashes of light', 'eye-emergencies', 'lens-coating-options', 'digital-eye-strain'],
  ['double vision', 'vision-therapy-children', 'sports-vision-training', 'eye-emergencies'],
  ['stye', 'eye-emergencies'],
  ['unequal pupils', 'eye-emergencies', 'multifocal-contact-lenses', 'accessibility'],
  ['flash burn', 'eye-emergencies', 'digital-eye-strain', 'dry-eye'],
  ['newborn red eye', 'eye-emergencies', 'first-eye-exam'],
  ['poison help', 'eye-emergencies', 'myopia-management'],
  ['glare at night', 'lens-coating-options', 'replace-glasses', 'eyewear'],
  [
    'cant read small print',
    'multifocal-contact-lenses',
    'digital-eye-strain',
    'latest-eye-care-technology',
  ],
  // Names of conditions.
  ['eye pressure', 'disease-management', 'eye-exams', 'dry-eye'],
  [
    'macular degeneration',
    'disease-management',
    'understanding-ocular-disease-management',
    'nutrition-for-vision',
  ],
  ['diabetes', 'disease-management', 'understanding-ocular-disease-management', 'eye-exams'],
  ['lazy eye', 'vision-therapy-children', 'first-eye-exam'],
  ['astigmatism', 'contact-lenses', 'multifocal-contact-lenses', 'eye-strain'],
  // Misspellings.
  ['glacoma', 'disease-management', 'understanding-ocular-disease-management', 'oct-scans'],
  [
    'cateracts',
    'disease-management',
    'understanding-ocular-disease-management',
    'nutrition-for-vision',
  ],
  ['conjunctivitus', 'eye-emergencies'],
  ['opthamologist', 'eye-exams'],
  ['progresive lenses', 'multifocal-contact-lenses', 'eyewear', 'replace-glasses'],
  ['prescripton sunglasses', 'eyewear', 'designer-frame-trends', 'eye-exams'],
  // Questions, and things to look up.
  ['how much', 'insurance', 'eyewear', 'contact-lenses'],
  ['contacts price', 'contact-lenses', 'multifocal-contact-lenses', 'contact'],
  ['eye exam cost', 'eye-exams', 'first-eye-exam', 'latest-technology'],
  ['do you take insurance', 'insurance', 'eye-exams', 'eyewear'],
  ['open saturday', 'contact'],
  ['do you take walk ins', 'contact'],
  ['book appointment', 'contact', 'eye-emergencies', 'eye-exams'],
  ['where are you located', 'contact'],
  ['how long does dilation last', 'first-visit', 'eye-exams', 'first-eye-exam'],
  ['how often eye exam', 'eye-exams', 'first-eye-exam', 'replace-glasses'],
  ['when should my baby see an eye doctor', 'first-eye-exam', 'eye-emergencies'],
  ['first visit what to bring', 'first-visit', 'first-eye-exam', 'eye-exams'],
  ['copy of my records', 'prescriptions', 'privacy', 'eye-exams'],
  ['broken glasses', 'eyewear', 'replace-glasses', 'choosing-right-frames'],
  ['how to clean contacts', 'contact-lens-care', 'multifocal-contact-lenses', 'contact-lenses'],
];
