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
