import { entries } from '../unit/content/all-entries.ts';

/** The guide, post, service or page whose address ends with this; `/` is the home page. */
export function entryBySlug(slug: string) {
  const found = entries.find(({ path }) => path === slug || path.endsWith(`/${slug}`));
  if (!found) throw new Error(`No entry has the slug ${slug}`);
  return found;
}
