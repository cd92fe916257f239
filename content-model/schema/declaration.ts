import type { PageLink } from '../../domain/core/addresses.ts';

/** Labels in the editor's menu, which the schema of a file or a folder declares in its `.meta`. */
export interface FormLabels {
  title: string;
  /** The name of a Material symbol. */
  icon: string;
  /** The page that shows it first. */
  page?: string;
  /** The name of one entry of a folder. */
  item?: string;
}

/** All that the site knows of a collection beside its fields. Its schema declares it in its `.meta`. */
export interface CollectionDeclaration extends FormLabels {
  item: string;
  /** The heading of its entries on the page of all pages, and in `llms.txt`. */
  heading: string;
  /** The name of an entry in search results. */
  kind: string;
  /** The beginning of all addresses of its pages. */
  path: `/${string}`;
  /** The page that lists its entries, in their breadcrumbs. */
  parent?: PageLink | undefined;
  /** The paths of the pages that list its entries: a new entry changes them, too. */
  listedOn?: readonly string[];
  /** The order of lists: by the field `order`, by title, or by date. */
  sortedBy: 'order' | 'title' | 'oldest' | 'newest';
  /** True if each page is also available as Markdown. */
  hasMarkdown?: boolean;
  /** The ids of the page's own parts, which a heading of its text must not have. */
  partIds?: readonly string[];
}

declare module 'zod/v4/core' {
  interface GlobalMeta extends Partial<Omit<CollectionDeclaration, 'title'>> {}
}
