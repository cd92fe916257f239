/** What a list or a card shows of an entry; everything else stays with the page itself. */
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
  ],
  posts: ['slug', 'title', 'excerpt', 'category', 'image', 'date', 'updated'],
  guides: ['slug', 'title', 'excerpt', 'category', 'image', 'date', 'updated'],
  problems: ['slug', 'title', 'otherNames', 'group', 'level', 'answer', 'related', 'updated'],
  patients: ['slug', 'order', 'title', 'standfirst', 'updated'],
  legal: ['slug', 'title', 'updated'],
  pages: [
    'slug',
    'eyebrow',
    'heading',
    'standfirst',
    'action',
    'sections',
    'signs',
    'metaDescription',
    'updated',
  ],
} as const;

/** What a menu shows of an entry: menus travel to the browser, so this is kept short. */
export const linkFields = {
  services: ['order', 'title', 'shortDescription', 'icon'],
  guides: ['title', 'category', 'date'],
} as const;

/** What one of these lists leaves of an entry, with the address of its page. */
export type Picked<RecordType, Fields extends readonly (keyof RecordType)[]> = Pick<
  RecordType,
  Fields[number]
> & { path: string };
