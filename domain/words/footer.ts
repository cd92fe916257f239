/** What the end of every page says. */
export const footerWords = {
  copyright: (practice: string) => `© {year} ${practice}`,
  navigation: (title: string) => `Footer: ${title}`,
  quickLinks: 'Quick Links',
  links: {
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    accessibility: 'Accessibility',
  },
  contact: 'Visit or call',
};
