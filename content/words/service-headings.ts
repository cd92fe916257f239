/** The headings of every service's page. */
export const serviceHeadings = {
  about: 'About this service',
  benefits: 'Why It Matters',
  process: 'How We Do It',
  technology: 'Latest Tech We Use',
  questions: 'Frequently Asked Questions',
};
