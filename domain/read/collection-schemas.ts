import type { z } from 'zod';
import { type ArticleRecord, guideSchema, postSchema } from '../schema/article.ts';
import { type Collection, labelsOf } from '../schema/form.ts';
import { legalSchema } from '../schema/legal.ts';
import { pageSchema } from '../schema/page.ts';
import { type PatientRecord, patientSchema } from '../schema/patient.ts';
import { type ProblemRecord, problemSchema } from '../schema/problem.ts';
import { type ServiceRecord, serviceSchema } from '../schema/service.ts';

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
