/** Names of pages in breadcrumbs, lists and titles. */
export const pageNames = {
  home: 'Home',
  services: 'Services',
  blog: 'Blog',
  problems: 'Eye Problems',
  guides: 'Eye Care Guides',
  contact: 'Contact',
  search: 'Search',
  sitemap: 'Sitemap',
};

/** Titles of pages in tabs and search engines. */
export const titleWords = {
  home: (practice: string, promise: string, town: string, region: string) =>
    `${practice} | ${promise} in ${town}, ${region}`,
  contact: (practice: string, town: string, region: string) =>
    `Contact Us | ${practice} | ${town}, ${region}`,
  page: (name: string, practice: string) => `${name} | ${practice}`,
  serviceNotFound: 'Service not found',
  pageNotFound: 'Page not found',
  error: 'Error',
};

/** Texts of the sitemap, for people and for clients that don't follow its redirect. */
export const sitemapWords = {
  files: 'XML sitemaps',
  main: 'Main pages',
  ourServices: 'Our Services',
  services: 'Services',
  blog: 'Blog',
  legal: 'Legal',
  articles: 'Helpful articles',
};

/** For clients that don't follow redirects. */
export const redirectWords = {
  heading: 'This address has changed',
  moved: 'The page has another address: {link}.',
  link: 'click here',
};

/** The owner's documents and details on legal pages and in the footer: subject and name. */
export const noticeWords = {
  privacyPractices: { subject: 'Your health records', title: 'Notice of Privacy Practices' },
  nondiscrimination: { subject: 'Equal care', title: 'Nondiscrimination Notice' },
  languageAssistance: { subject: 'Help in your language', title: 'Language Assistance' },
  goodFaithEstimate: { subject: 'What care will cost', title: 'Good Faith Estimate' },
  billingRights: { subject: 'Surprise bills', title: 'Your Rights Against Surprise Bills' },
} as const;

export const legalWords = {
  effective: 'Effective {date}',
  corrected: 'Last corrected {date}',
  privacyOfficer: 'Privacy officer',
  legalEntity: 'Who runs this site',
  license: 'License',
};
