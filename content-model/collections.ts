import type { z } from 'zod';
import type { PageLink } from '../domain/site/plain-pages.ts';
import { type ArticleRecord, guideSchema, postSchema } from './schema/article.ts';
import { legalSchema, type PatientRecord, pageSchema, patientSchema } from './schema/page.ts';
import { type ProblemRecord, problemSchema } from './schema/problem.ts';
import { type ServiceRecord, serviceSchema } from './schema/service.ts';

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

interface Collection extends FormLabels {
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
  return { schema, ...(labelsOf(schema) as Collection) };
}

type Fields = ArticleRecord & ServiceRecord & PatientRecord & ProblemRecord & { heading: string };

export type AnyRecord = { slug: string } & { [Name in keyof Fields]?: Fields[Name] | undefined };

export type CollectionName = keyof typeof collections;
export const collectionNames = Object.keys(collections) as CollectionName[];

/** Returns the address of an entry's page. */
export function pathOf(collection: CollectionName, slug: string): string {
  const { path } = collections[collection];
  return slug === 'home' ? path : path + slug;
}
