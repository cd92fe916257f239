import type { PageLink } from '../../domain/core/addresses.ts';

/** What the schema of a file or a folder declares in its `.meta`: what the editor's menu says of it. */
export interface FormLabels {
  title: string;
  /** The name of a Material symbol. */
  icon: string;
  /** The page that shows it first. */
  page?: string;
  /** In a folder, what one entry is called. */
  item?: string;
}

/** What the schema of a collection declares in its `.meta`: all that the site knows of it, beside its fields. */
export interface CollectionDeclaration extends FormLabels {
  item: string;
  /** The heading of its entries on the page of all pages, and in `llms.txt`. */
  heading: string;
  /** What a search result calls an entry. */
  kind: string;
  /** What all addresses of its pages begin with. */
  path: `/${string}`;
  /** The page that lists its entries, in their breadcrumbs. */
  parent?: PageLink | undefined;
  /** The paths of the pages that list its entries: a new entry changes them, too. */
  listedOn?: readonly string[];
  /** The order of lists: by the field `order`, by title, or by date. */
  sortedBy: 'order' | 'title' | 'oldest' | 'newest';
  /** Whether each page is also available as Markdown. */
  hasMarkdown?: boolean;
  /** The ids of the page's own parts, which a heading of its text must not have. */
  partIds?: readonly string[];
}

declare module 'zod/v4/core' {
  interface GlobalMeta extends Partial<Omit<CollectionDeclaration, 'title'>> {}
}
