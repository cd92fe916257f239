/** What the sitemap says, for people and for clients that don't follow a redirect to its file. */
export const sitemapWords = {
  files: 'XML sitemaps',
  main: 'Main pages',
  ourServices: 'Our Services',
  services: 'Services',
  blog: 'Blog',
  legal: 'Legal',
  articles: 'Helpful articles',
  moved: 'The sitemap has its own file: {link}.',
  link: 'click here',
};
