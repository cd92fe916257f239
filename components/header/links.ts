import { navigationWords } from '#content/words/navigation.ts';

export interface NavigationLink {
  title: string;
  href: string;
}

/** The header's links around the Services entry, which stands after the first. */
export const mainLinks: readonly NavigationLink[] = [
  { title: navigationWords.home, href: '/' },
  { title: navigationWords.guides, href: '/eye-care-guides' },
  { title: navigationWords.blog, href: '/blog' },
  { title: navigationWords.contact, href: '/contact' },
];

/** `page` where the link leads to the current page, `true` where it leads to a section that holds it. */
export function currentMark(href: string, currentPath: string): 'page' | 'true' | undefined {
  if (href === currentPath) return 'page';
  return href !== '/' && currentPath.startsWith(`${href}/`) ? 'true' : undefined;
}
