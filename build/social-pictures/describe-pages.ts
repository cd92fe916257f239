import { hero } from '../../content/brand.ts';
import { categories } from '../../content/categories.ts';
import { isListed } from '../../content/listed-paths.ts';
import { practice } from '../../content/practice.ts';
import type { ArticleRecord } from '../../content/schema/article.ts';
import type { PageRecord } from '../../content/schema/page.ts';
import type { Image } from '../../content/schema/shared.ts';
import type { AddressedEntry } from '../content/collections.ts';

/** What a page's picture says and shows. */
export interface PictureText {
  path: string;
  title: string;
  /** The part of the site that the page belongs to. */
  section: string;
  image: Image;
}

const { locality, region } = practice.office;

/** What the picture of each page says that search engines list. */
export function describePages(entries: readonly AddressedEntry[]): PictureText[] {
  return entries
    .filter(({ path }) => isListed(path))
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
