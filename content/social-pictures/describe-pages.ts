import { hero } from '../brand.ts';
import { categories } from '../categories.ts';
import { isListed } from '../listed-paths.ts';
import type { AddressedEntry } from '../markdown/collections.ts';
import { storedPaths } from '../markdown/stored-entries.ts';
import { practice } from '../practice.ts';
import type { ArticleRecord } from '../schema/article.ts';
import type { PageRecord } from '../schema/page.ts';
import type { Image } from '../schema/shared.ts';

/** What a page's picture says and shows. */
export interface PictureText {
  path: string;
  title: string;
  /** The part of the site that the page belongs to. */
  section: string;
  image: Image;
}

const { locality, region } = practice.office;

/**
 * What the picture of each page says that search engines list. Drawing one takes a tenth of a second,
 * so the articles of a large collection share the picture of the page above them.
 */
export function describePages(entries: readonly AddressedEntry[]): PictureText[] {
  const stored = storedPaths(entries);
  return entries
    .filter(({ path }) => isListed(path) && !stored.has(path))
    .map(({ collection, path, entry }) => {
      const record = entry.record as unknown as ArticleRecord & PageRecord;
      return {
        path,
        title: record.title ?? record.heading,
        section: sectionOf(collection, record),
        image: record.image ?? hero.poster,
      };
    });
}

function sectionOf(
  collection: AddressedEntry['collection'],
  { category, eyebrow }: Pick<ArticleRecord & PageRecord, 'category' | 'eyebrow'>,
): string {
  if (collection === 'services') return 'Services';
  if (collection === 'posts') return 'Blog';
  if (collection === 'legal') return 'Legal';
  if (collection === 'guides') return categories.find(({ id }) => id === category)?.title ?? '';
  return eyebrow ?? `Eye care in ${locality}, ${region}`;
}
