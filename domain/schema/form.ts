import type { z } from 'zod';
import type { PageLink } from '../site/page-links.ts';

/** What the editor's menu says of a file or a folder of the content. */
export interface FormLabels {
  title: string;
  /** The name of a Material symbol. */
  icon: string;
  /** The page that shows it first. */
  page?: string;
  /** In a folder, what one entry is called. */
  item?: string;
}

export interface Collection extends FormLabels {
  item: string;
  /** What all addresses of its pages begin with. */
  path: `/${string}`;
  /** The page that lists its entries, in their breadcrumbs. */
  parent?: PageLink;
}

declare module 'zod/v4/core' {
  /** A schema declares them as its metadata. */
  interface GlobalMeta extends Partial<Omit<Collection, 'title'>> {}
}

/** Returns what a schema of a file or a folder declares. */
export function labelsOf(schema: z.ZodType): FormLabels {
  return schema.meta() as FormLabels;
}
