import type { CollectionName } from './collection-schemas.ts';
import type { AddressedEntry } from './collections.ts';

type Fields = Record<CollectionName, readonly string[]>;

/** What a list or a card shows of an entry; everything else stays with the page itself. */
export const summaryFields: Fields = {
  services: ['slug', 'order', 'title', 'summary', 'image', 'updated', 'firstAid', 'triage'],
  posts: ['slug', 'title', 'excerpt', 'category', 'image', 'date', 'updated'],
  guides: ['slug', 'title', 'excerpt', 'category', 'image', 'date', 'updated'],
  patients: ['slug', 'order', 'title', 'standfirst', 'updated'],
  legal: ['slug', 'title', 'updated'],
  pages: [
    'slug',
    'eyebrow',
    'heading',
    'standfirst',
    'action',
    'sections',
    'metaDescription',
    'updated',
  ],
};

/** What a menu shows of an entry: menus travel to the browser, so this is kept short. */
export const linkFields: Fields = {
  services: ['order', 'title', 'shortDescription', 'icon'],
  posts: ['title'],
  guides: ['title', 'category', 'date'],
  patients: ['title'],
  legal: ['title'],
  pages: ['heading'],
};

/** Picks the named fields of an entry, and its address. */
export function pickFields({ collection, path, entry }: AddressedEntry, fields: Fields): object {
  const record: Record<string, unknown> = entry.record;
  const picked = fields[collection].map((field) => [field, record[field]]);
  return { path, ...Object.fromEntries(picked) };
}
