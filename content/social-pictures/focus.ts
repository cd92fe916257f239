/** Where the subject of a master stands, in percent of its width: crops keep it in their middle. */
const focus: Readonly<Record<string, number>> = {
  'hero-poster.jpg': 78,
  'service-eye-exams.jpg': 36,
  'service-eyewear.jpg': 33,
  'service-contact-lenses.jpg': 48,
  'service-disease-management.jpg': 60,
  'service-dry-eye.jpg': 50,
  'service-eye-strain.jpg': 60,
  'service-myopia-management.jpg': 45,
  'service-eye-emergencies.jpg': 42,
  'blog-understanding-ocular-disease-management.jpg': 63,
  'blog-latest-eye-care-technology.jpg': 50,
  'blog-choosing-right-frames.jpg': 50,
  'guide-vision-therapy-children.jpg': 35,
  'guide-sports-vision-training.jpg': 72,
  'guide-first-eye-exam.jpg': 36,
  'guide-replace-glasses.jpg': 66,
  'guide-contact-lens-care.jpg': 50,
  'guide-multifocal-contact-lenses.jpg': 63,
  'guide-designer-frame-trends.jpg': 84,
  'guide-lens-coating-options.jpg': 50,
  'guide-digital-eye-strain.jpg': 50,
  'guide-nutrition-for-vision.jpg': 45,
  'guide-latest-technology.jpg': 55,
  'guide-oct-scans.jpg': 56,
};

const middle = 50;

/**
 * Where to begin a crop so that the subject of a master is as near to its middle as the edges allow.
 * @param width of the whole picture, in pixels
 * @param cropWidth of what is cut out of it, in pixels
 */
export function cropStart(file: string, width: number, cropWidth: number): number {
  const wanted = ((focus[file] ?? middle) / 100) * width - cropWidth / 2;
  return Math.round(Math.min(Math.max(wanted, 0), width - cropWidth));
}
