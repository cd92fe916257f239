import type { z } from 'zod';
import { type ArticleRecord, guideSchema, postSchema } from './schema/article.ts';
import type { CollectionDeclaration } from './schema/declaration.ts';
import { legalSchema, pageSchema, patientSchema } from './schema/page.ts';
import { problemSchema } from './schema/problem.ts';
import { serviceSchema } from './schema/service.ts';

/** The collections, in the order of the editor's menu. Each is a folder in `content/`; its schema declares it. */
export const collections = {
  posts: declared(postSchema),
  guides: declared(guideSchema),
  problems: declared(problemSchema),
  services: declared(serviceSchema),
  patients: declared(patientSchema),
  legal: declared(legalSchema),
  pages: declared(pageSchema),
} as const;

function declared<Schema extends z.ZodType>(schema: Schema) {
  return { schema, ...(schema.meta() as CollectionDeclaration) };
}

export type CollectionName = keyof typeof collections;
export const collectionNames = Object.keys(collections) as CollectionName[];

type Parsed = { [Name in CollectionName]: z.infer<(typeof collections)[Name]['schema']> };

/** The record of an entry, by its collection. A post is completed when it is read. */
export type Records = Omit<Parsed, 'posts'> & { posts: ArticleRecord };

export type AnyRecord = Records[CollectionName];

/** Returns the title of an entry's page. */
export function titleOf(record: AnyRecord): string {
  return 'title' in record ? record.title : record.heading;
}

/** Returns the address of an entry's page. */
export function pathOf(collection: CollectionName, slug: string): string {
  const { path } = collections[collection];
  return slug === 'home' ? path : path + slug;
}
