import { z } from 'zod';
import { plainPages } from '../../domain/core/addresses.ts';
import { getHelpAnchor } from '../../domain/core/urgency.ts';
import type { CollectionDeclaration } from './declaration.ts';
import {
  addresses,
  draft,
  image,
  keywords,
  list,
  metaDescription,
  metaTitle,
  publishedOn,
  related,
  reviewed,
  sourceIds,
  standfirst,
  textField,
  textLanguage,
  topicSigns,
  updated,
} from './shared.ts';

/** A number with an explanation, shown in the margin. */
const fact = z.strictObject({
  figure: textField('Number', [1, 24], 'Such as 3 months'),
  text: textField('What it says', [20, 160]).meta({ cites: true }),
});

const tool = z.strictObject({
  name: z.literal('break-timer').meta({ title: 'Tool' }),
  after: z.string().meta({
    title: 'Below the section',
    description: 'The end of its address, after the #',
  }),
});

const facts = list('Numbers worth remembering', 'number', fact)
  .max(3)
  .meta({ description: 'Shown in the margin' });

const category = z.string().meta({
  isBesideText: true,
  title: 'Category',
  description: 'A new one is added in “Categories of articles”',
  ref: 'categories',
});

const partIds = [
  'article',
  'on-this-page',
  'break-timer',
  getHelpAnchor,
  'closing',
  'related',
  'sources',
];

export const guideSchema = z
  .strictObject({
    ...addresses,
    title: textField('Title', [10, 70]),
    image: image.meta({ isBesideText: true }),
    category,
    language: textLanguage,
    date: publishedOn,
    draft,
    excerpt: textField('Summary', [60, 180], 'One or two sentences for lists and cards'),
    standfirst: standfirst.min(100).meta({
      description: 'The paragraph below the title: what the reader will know at the end',
    }),
    closing: textField(
      'Last words',
      [60, 320],
      'The invitation to call or to book that ends the article',
    ),
    related: related.min(2).max(4),
    metaDescription,
    metaTitle: metaTitle.min(10).optional(),
    detail: image
      .optional()
      .meta({ title: 'Second picture', description: 'Between two sections of the text' }),
    updated,
    keywords,
    author: textField('Author', [3, 60], 'Empty: the practice team')
      .optional()
      .meta({ isBesideText: true }),
    facts: facts.min(1),
    ...topicSigns,
    tool: tool.optional().meta({ title: 'Tool', description: 'Something to use while reading' }),
    sources: sourceIds.min(3).max(10),
    reviewed,
  })
  .meta({
    title: 'Guides',
    item: 'Guide',
    icon: 'menu_book',
    heading: 'Helpful articles',
    kind: 'Guide',
    path: '/helpful-links/',
    parent: plainPages.guides,
    listedOn: ['/helpful-links', '/eye-care-guides', '/blog'],
    sortedBy: 'oldest', // later guides build on earlier ones
    hasMarkdown: true,
    partIds,
  } satisfies CollectionDeclaration);

const { shape } = guideSchema;

/** A post. Everything but title, text, picture and date is optional, and isn't shown if it is missing. */
export const postSchema = guideSchema
  .extend({
    title: textField('Title', [3, 70]),
    metaTitle: metaTitle.min(3).optional(),
    metaDescription: metaDescription.optional().meta({ description: 'Empty: the summary' }),
    excerpt: shape.excerpt
      .optional()
      .meta({ description: 'For lists and cards. Empty: how the text begins' }),
    standfirst: shape.standfirst.optional(),
    category: category.optional(),
    updated: updated.optional(),
    facts: facts.default([]),
    closing: shape.closing.optional(),
    related: related.max(4).default([]),
    sources: sourceIds.max(10).default([]),
  })
  .meta({
    title: 'Blog posts',
    item: 'Post',
    icon: 'newspaper',
    heading: 'Blog',
    kind: 'Article',
    path: '/blog/',
    parent: plainPages.blog,
    listedOn: ['/blog'],
    sortedBy: 'newest',
    hasMarkdown: true,
    partIds,
  } satisfies CollectionDeclaration);

export type PostRecord = z.infer<typeof postSchema>;

/** A guide or a post, completed by `completeArticle`. */
export type ArticleRecord = PostRecord &
  Pick<z.infer<typeof guideSchema>, 'metaDescription' | 'excerpt' | 'updated'>;
