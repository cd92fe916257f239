/** What a visitor types, and the page that answers it. */
export interface SearchExample {
  query: string;
  path: string;
}

/** Written before the engine, and before any word of its vocabulary. Judged by the first three results. */
export const searchExamples: readonly SearchExample[] = [
  // Symptoms in lay words.
  { query: 'blurry far away', path: '/services/myopia-management' },
  { query: 'pink eye', path: '/services/eye-emergencies' },
  { query: 'kid cant see board', path: '/services/myopia-management' },
  { query: 'gritty burning eyes', path: '/services/dry-eye' },
  { query: 'eyes watering all the time', path: '/services/dry-eye' },
  { query: 'eyes hurt after computer', path: '/services/eye-strain' },
  { query: 'something stuck in my eye', path: '/services/eye-emergencies' },
  { query: 'flashing lights and floaters', path: '/services/eye-emergencies' },
  { query: 'bleach in eye', path: '/services/eye-emergencies' },
  { query: 'arms too short to read', path: '/helpful-links/multifocal-contact-lenses' },
  { query: 'lazy eye', path: '/helpful-links/vision-therapy-children' },
  { query: 'high eye pressure', path: '/services/disease-management' },
  { query: 'sugar in blood eyes', path: '/services/disease-management' },
  { query: 'phone headache', path: '/helpful-links/digital-eye-strain' },
  { query: 'glare driving at night', path: '/helpful-links/lens-coating-options' },
  // Misspellings.
  { query: 'glacoma', path: '/services/disease-management' },
  { query: 'macular degenaration', path: '/services/disease-management' },
  { query: 'contackt lenses', path: '/services/contact-lenses' },
  { query: 'myopea', path: '/services/myopia-management' },
  { query: 'emergancy', path: '/services/eye-emergencies' },
  { query: 'eyeglases', path: '/services/eyewear' },
  { query: 'multi focal contacts', path: '/helpful-links/multifocal-contact-lenses' },
  { query: 'nutricion', path: '/helpful-links/nutrition-for-vision' },
  { query: 'optomitrist apointment', path: '/services/eye-exams' },
  // Plurals and other forms.
  { query: 'dry eyes', path: '/services/dry-eye' },
  { query: 'eye exam', path: '/services/eye-exams' },
  { query: 'oct scan', path: '/helpful-links/oct-scans' },
  { query: 'frames for round faces', path: '/blog/choosing-right-frames' },
  { query: 'childs first exam', path: '/helpful-links/first-eye-exam' },
  { query: 'goggles for basketball', path: '/helpful-links/sports-vision-training' },
  // Questions, and things to look up.
  { query: 'how often should i get new glasses', path: '/helpful-links/replace-glasses' },
  { query: 'sleeping in contacts', path: '/helpful-links/contact-lens-care' },
  { query: 'do carrots help', path: '/helpful-links/nutrition-for-vision' },
  { query: '20-20-20 rule', path: '/helpful-links/digital-eye-strain' },
  { query: 'blue light coating', path: '/helpful-links/lens-coating-options' },
  { query: 'trendy glasses', path: '/helpful-links/designer-frame-trends' },
  { query: 'new machines and AI', path: '/helpful-links/latest-technology' },
  { query: 'hours and directions', path: '/contact' },
  { query: 'phone number', path: '/contact' },
  { query: 'my data privacy', path: '/privacy' },
];

/** Written after the engine, and not looked at when it was tuned: what the first table is worth. */
export const laterExamples: readonly SearchExample[] = [
  { query: 'contact lens stuck in eye', path: '/services/eye-emergencies' },
  { query: 'my eyelid is swollen', path: '/services/eye-emergencies' },
  { query: 'baby eye test age', path: '/helpful-links/first-eye-exam' },
  { query: 'grandma cant drive at night cataract', path: '/services/disease-management' },
  { query: 'cheap glasses', path: '/services/eyewear' },
  { query: 'prescription sunglasses', path: '/services/eyewear' },
  { query: 'is oct painful', path: '/helpful-links/oct-scans' },
  { query: 'soccer glases kids', path: '/helpful-links/sports-vision-training' },
  { query: 'omega 3 for eyes', path: '/helpful-links/nutrition-for-vision' },
  { query: 'wear contacts in the shower', path: '/helpful-links/contact-lens-care' },
  { query: 'seeing double reading homework', path: '/helpful-links/vision-therapy-children' },
  { query: 'nearsigted children drops', path: '/services/myopia-management' },
  { query: 'screen time for kids eyes', path: '/helpful-links/digital-eye-strain' },
  { query: 'dilated pupils how long', path: '/services/eye-exams' },
  { query: 'diabetic eye exam', path: '/services/disease-management' },
  { query: 'frame for big nose', path: '/blog/choosing-right-frames' },
  { query: 'saturday hours', path: '/contact' },
  { query: 'dissposable lenses', path: '/services/contact-lenses' },
  { query: 'artificial inteligence', path: '/helpful-links/latest-technology' },
  { query: 'cookies tracking', path: '/privacy' },
];
