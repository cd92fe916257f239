/** One page of each kind. */
export const templates = {
  home: '/',
  service: '/services/dry-eye',
  emergency: '/services/eye-emergencies',
  guide: '/helpful-links/digital-eye-strain',
  post: '/blog/choosing-right-frames',
  'blog index': '/blog',
  'guide index': '/eye-care-guides',
  contact: '/contact',
  search: '/search?q=dry+eyes',
  legal: '/accessibility',
  'missing page': '/no-such-page',
} as const;
