/** The fields that lists and cards show. All other fields are only on the page. */
export const summaryFields = {
  services: [
    'slug',
    'order',
    'title',
    'summary',
    'image',
    'updated',
    'action',
    'firstAid',
    'triage',
    'chart',
  ],
  posts: ['slug', 'title', 'excerpt', 'category', 'image', 'date', 'updated'],
  guides: ['slug', 'title', 'excerpt', 'category', 'image', 'date', 'updated'],
  problems: ['slug', 'title', 'group', 'level', 'answer', 'plate', 'related', 'updated'],
  patients: ['slug', 'order', 'title', 'topic', 'standfirst', 'updated'],
  legal: ['slug', 'title', 'updated'],
  pages: [
    'slug',
    'eyebrow',
    'heading',
    'standfirst',
    'action',
    'sections',
    'signs',
    'alarm',
    'related',
    'metaDescription',
    'updated',
  ],
} as const;

/** The fields that menus show. Menus are loaded by the browser, so this list is short. */
export const linkFields = {
  services: ['order', 'title', 'shortDescription', 'icon'],
  guides: ['title', 'category', 'date'],
} as const;

/** Returns these fields of an entry, and the address of its page. */
export type Picked<RecordType, Fields extends readonly (keyof RecordType)[]> = Pick<
  RecordType,
  Fields[number]
> & { path: string };
