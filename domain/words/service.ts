/** Headings and labels that the pages of all services share. */
export const serviceWords = {
  about: 'About this service',
  benefits: 'Why It Matters',
  process: 'How We Do It',
  technology: 'Latest Tech We Use',
  questions: 'Frequently Asked Questions',
  brands: 'Brands to try on',
  readMore: 'Read More',
  readMoreAbout: (title: string) => ` about ${title}`,
};

/** Texts that every service has beside its own. */
export const sidebarWords = {
  label: 'More on this site',
  quickLinks: {
    heading: 'Quick Links',
    about: 'About Us',
    services: 'Our Services',
    team: 'Our Team',
    reviews: 'Reviews',
    contact: 'Contact',
  },
  articles: 'Helpful Articles',
  promos: {
    services: {
      title: 'All Eye Care Services',
      text: 'From yearly exams to eye emergencies.',
    },
    contact: { title: 'Keep in Touch', text: 'Questions before a visit? Write or call.' },
  },
};
