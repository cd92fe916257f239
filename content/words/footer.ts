/** What the end of every page says. */
export const footerWords = {
  copyright: (practice: string) => `© {year} ${practice}`,
  home: (practice: string) => `${practice}, home`,
  navigation: (title: string) => `Footer: ${title}`,
  quickLinks: 'Quick Links',
  links: {
    home: 'Home',
    services: 'Services',
    blog: 'Blog',
    guides: 'Eye Care Guides',
    contact: 'Contact',
    sitemap: 'Sitemap',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    accessibility: 'Accessibility',
  },
  contact: 'Visit and call',
};
