import type { EntryCollection, Field, FileCollection } from '@sveltia/cms';
import { type CollectionName, collections, pathOf } from '../domain/read/collection-schemas.ts';
import { keepsFormerSlugs } from '../domain/read/redirects.ts';
import { arrange, fieldsOf, type Hints } from './fields.ts';
import { entryHints, legalBody, markdownBody, slugOf } from './hints.ts';
import { reviewFields } from './review.ts';
import type { EditorSettings } from './settings.ts';

/** In the order in which an entry is written. What may stay empty comes after it. */
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

/** What a post needs, and what decides whether it is seen. */
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
  // The end of every page leads to these by name.
  legal: { label: 'Legal texts', icon: 'gavel', create: false, delete: false },
};

/** What stands for an entry in the editor's lists. */
const withDraftMark = "{{title}}{{draft | ternary(' (draft)', '')}}";

/** The text below the fields, which a service doesn't have. */
const bodies: Partial<Record<string, object[]>> = {
  services: [],
  legal: [legalBody],
  posts: [{ ...markdownBody, required: true }],
};

/** The collections whose entries have a file and a page each. */
export function textCollections(settings: EditorSettings): EntryCollection[] {
  return Object.entries(texts).map(([name, own]) => {
    const { schema } = collections[name as keyof typeof texts];
    const body = (bodies[name] ?? [markdownBody]) as Field[];
    const isPost = name === 'posts';
    const hints = entryHints(settings);
    const review = 'review' in schema.shape ? reviewFields(settings.reviewer) : [];
    return {
      ...own,
      ...('draft' in schema.shape && { summary: withDraftMark }),
      name,
      folder: `content/${name}`,
      extension: 'md',
      format: markdownFormat(name),
      slug: slugOf('title', keepsFormerSlugs(name)),
      // `formerSlugs` is what the site redirects from.
      aliases_field: false,
      preview_path: pathOf(name as CollectionName, '{{slug}}'),
      fields: arrange(
        [...fieldsOf(schema, isPost ? withoutUpdated(hints) : hints), ...body, ...review],
        isPost ? firstOfPost : first,
      ),
    };
  });
}

/** A post that is new was never changed. */
function withoutUpdated({ updated: _, ...hints }: Hints): Hints {
  return hints;
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
        preview_path: pathOf('pages', name),
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
