import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { articleSchema } from '../schema/article.ts';
import { legalSchema } from '../schema/legal.ts';
import { pageSchema } from '../schema/page.ts';
import { serviceSchema } from '../schema/service.ts';
import { type Entry, readEntry } from './read-entry.ts';

/** Each collection: its folder in `content/`, the schema of its entries and their address. */
export const collections = {
  services: { schema: serviceSchema, basePath: '/services/' },
  posts: { schema: articleSchema, basePath: '/blog/' },
  guides: { schema: articleSchema, basePath: '/helpful-links/' },
  legal: { schema: legalSchema, basePath: '/' },
  pages: { schema: pageSchema, basePath: '/' },
} as const;

export type CollectionName = keyof typeof collections;
export const collectionNames = Object.keys(collections) as CollectionName[];

export type AnyEntry = Entry<{ slug: string }>;

/** An entry of any collection, with the address of its page. */
export interface AddressedEntry {
  collection: CollectionName;
  path: string;
  entry: AnyEntry;
}

/**
 * Reads all entries of all collections below `contentFolder`.
 * @throws ContentError for the first entry that its schema refuses.
 */
export function readCollections(contentFolder: string): AddressedEntry[] {
  return collectionNames.flatMap((collection) => {
    const folder = join(contentFolder, collection);
    const { schema, basePath } = collections[collection];
    return readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) =>
        readEntry(relative(process.cwd(), join(folder, name)), schema as typeof legalSchema),
      )
      .map((entry) => ({ collection, path: pathOf(basePath, entry.record.slug), entry }));
  });
}

function pathOf(basePath: string, slug: string): string {
  return slug === 'home' ? basePath : basePath + slug;
}
