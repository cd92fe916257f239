/** The feed, to which a former address may lead, too. */
export const feedPath = '/feed.xml';

/** Returns a path without double slashes and without one at its end: `/about-us` for `/about-us/`. */
export function plainPath(path: string): string {
  return `/${path.split('/').filter(Boolean).join('/')}`;
}

/** Returns a path without its fragment: `/contact` for `/contact#map`. */
export function withoutFragment(path: string): string {
  return path.replace(/#.*$/, '');
}
