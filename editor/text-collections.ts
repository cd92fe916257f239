import type { EntryCollection, Field, FileCollection } from '@sveltia/cms';
import { type CollectionName, collections, pathOf } from '../domain/read/collection-schemas.ts';
import { keepsFormerSlugs } from '../domain/read/redirects.ts';
import { arrange, fieldsOf, type Hints } from './fields.ts';
import { entryHints, legalBody, markdownBody, slugOf } from './hints.ts';
import type { EditorSettings } from './settings.ts';

/** The first fields of a form, in the order in which people write an entry. Fields that may be empty follow. */
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

/** The first fields of a post's form: those it requires, and those that decide whether it is shown. */
const firstOfPost = [
  'title',
  'image',
  'body',
  'category',
  'date',
  'draft',
  'excerpt',
  'standfirst',
];

const newestFirst: Partial<EntryCollection> = {
  sortable_fields: {
    fields: ['date', 'title'],
    default: { field: 'date', direction: 'descending' },
  },
};
/** In the order of the menu: posts and guides, then services, pages for patients and legal texts. */
const texts: Record<Exclude<CollectionName, 'pages'>, Partial<EntryCollection>> = {
  posts: { label: 'Blog posts', label_singular: 'Post', icon: 'newspaper', ...newestFirst },
  guides: { label: 'Guides', label_singular: 'Guide', icon: 'menu_book', ...newestFirst },
  problems: { label: 'Eye problems', label_singular: 'Eye problem', icon: 'search_insights' },
  services: { label: 'Services', label_singular: 'Service', icon: 'visibility', reorder: true },
  patients: {
    label: 'Pages for patients',
    label_singular: 'Page for patients',
    icon: 'diversity_1',
    reorder: true,
  },
  // The footer of every page links to these by slug.
  legal: { label: 'Legal texts', icon: 'gavel', create: false, delete: false },
};

/** The line for an entry in the editor's lists. */
const withDraftMark = "{{title}}{{draft | ternary(' (draft)', '')}}";

/** The collections whose text field differs from `markdownBody`. Services have no text below their fields. */
const bodies: Partial<Record<string, object[]>> = {
  services: [],
  legal: [legalBody],
  posts: [{ ...markdownBody, required: true }],
};

/** Returns the forms of collections whose entries have one file and one page each. */
export function textCollections(settings: EditorSettings): EntryCollection[] {
  return Object.entries(texts).map(([name, own]) => {
    const { schema } = collections[name as keyof typeof texts];
    const body = (bodies[name] ?? [markdownBody]) as Field[];
    const isPost = name === 'posts';
    const hints = entryHints(settings);
    return {
      ...own,
      ...('draft' in schema.shape && { summary: withDraftMark }),
      name,
      folder: `content/${name}`,
      extension: 'md',
      format: markdownFormat(name),
      slug: slugOf('title', keepsFormerSlugs(name)),
      // The site redirects from `formerSlugs`, not from Sveltia's aliases.
      aliases_field: false,
      preview_path: pathOf(name as CollectionName, '{{slug}}'),
      fields: arrange(
        [...fieldsOf(schema, isPost ? withoutUpdated(hints) : hints), ...body],
        isPost ? firstOfPost : first,
      ),
    };
  });
}

/** Drops the hint that fills in today as the date of a change, because a new post has none. */
function withoutUpdated({ updated: _, ...hints }: Hints): Hints {
  return hints;
}

/** Returns the forms of the other pages' texts, one per page. */
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
        preview_path: pathOf('pages', name),
        format: markdownFormat('pages'),
        fields: fieldsOf(schema, entryHints(settings)),
      };
    }),
  };
}

/** Returns the name of a collection's file format. Sveltia requires this suffix for Markdown files. */
export function markdownFormat(collection: string): string {
  return `${collection}-frontmatter`;
}
