/** Pages that say what another page says, and which one search engines should list. */
const canonicalPaths: Record<string, string> = { '/eye-care-guides': '/helpful-links' };

/** Pages with words of their own that no search engine should list. */
export const unlistedPaths = new Set(['/search']);

/** The path under which search engines should know a page. */
export function canonicalPath(path: string): string {
  return canonicalPaths[path] ?? path;
}

/** Whether search engines should list a page under this path. */
export function isListed(path: string): boolean {
  return path === canonicalPath(path) && !unlistedPaths.has(path);
}
