import type { EntryCollection, Field, FileCollection } from '@sveltia/cms';
import { type CollectionName, collections } from '../build/content/collection-schemas.ts';
import { arrange, fieldsOf } from './fields.ts';
import { entryHints, legalBody, markdownBody, slugOf } from './hints.ts';
import type { EditorSettings } from './settings.ts';

/** In the order in which a post is written. What may stay empty comes after it. */
const first = [
  'title',
  'category',
  'image',
  'excerpt',
  'standfirst',
  'body',
  'closing',
  'related',
  'metaDescription',
];

/** Posts and guides, the newest first. */
export function articleCollections(settings: EditorSettings): EntryCollection[] {
  const sortable_fields = {
    fields: ['date', 'title'],
    default: { field: 'date', direction: 'descending' as const },
  };
  return [
    {
      ...entriesOf('posts', settings),
      label: 'Blog posts',
      label_singular: 'Post',
      icon: 'newspaper',
      sortable_fields,
    },
    {
      ...entriesOf('guides', settings),
      label: 'Guides',
      label_singular: 'Guide',
      icon: 'menu_book',
      sortable_fields,
    },
  ];
}

/** Services, pages for patients and legal texts. Only services can be added without a programmer. */
export function textCollections(settings: EditorSettings): EntryCollection[] {
  const fixed = { create: false, delete: false };
  return [
    {
      ...entriesOf('services', settings, []),
      label: 'Services',
      label_singular: 'Service',
      icon: 'visibility',
      reorder: true,
    },
    {
      ...entriesOf('patients', settings),
      ...fixed,
      label: 'Pages for patients',
      icon: 'diversity_1',
      reorder: true,
    },
    { ...entriesOf('legal', settings, [legalBody]), ...fixed, label: 'Legal texts', icon: 'gavel' },
  ];
}

function entriesOf(
  name: CollectionName,
  settings: EditorSettings,
  body: object[] = [markdownBody],
) {
  const { schema } = collections[name];
  return {
    name,
    folder: `content/${name}`,
    extension: 'md',
    format: markdownFormat(name),
    slug: slugOf('title'),
    fields: arrange([...fieldsOf(schema, entryHints(settings)), ...(body as Field[])], first),
  } as EntryCollection;
}

/** The words of pages that are no entries, each with a form of its own. */
export function pageCollection(settings: EditorSettings): FileCollection {
  return {
    name: 'pages',
    label: 'Words of other pages',
    icon: 'article',
    files: collections.pages.schema.options.map((schema) => {
      const name = schema.shape.slug.value;
      return {
        name,
        label: schema.meta()?.title ?? name,
        file: `content/pages/${name}.md`,
        format: markdownFormat('pages'),
        fields: fieldsOf(schema, entryHints(settings)),
      };
    }),
  };
}

/** The format of a collection's files. Sveltia refuses another name for one of Markdown. */
export function markdownFormat(collection: string): string {
  return `${collection}-frontmatter`;
}
