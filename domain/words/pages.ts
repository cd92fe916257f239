/** Pages by the names that trails, lists and titles give them. */
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

/** The titles of pages, as tabs and search engines show them. */
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

/** What the sitemap says, for people and for clients that don't follow a redirect to its file. */
export const sitemapWords = {
  files: 'XML sitemaps',
  main: 'Main pages',
  ourServices: 'Our Services',
  services: 'Services',
  blog: 'Blog',
  legal: 'Legal',
  articles: 'Helpful articles',
};

/** For a program that doesn't follow redirects. */
export const redirectWords = {
  heading: 'This address has changed',
  moved: 'The page has another address: {link}.',
  link: 'click here',
};

/** The owner's documents and details on legal pages and in the footer: what each is about, and its name. */
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
