import { type ArticleRecord, guideSchema, postSchema } from '../schema/article.ts';
import { legalSchema } from '../schema/legal.ts';
import { pageSchema } from '../schema/page.ts';
import { type PatientRecord, patientSchema } from '../schema/patient.ts';
import { type ProblemRecord, problemSchema } from '../schema/problem.ts';
import { type ServiceRecord, serviceSchema } from '../schema/service.ts';

/** The collections: folder in `content/`, schema of the entries, and address. */
export const collections = {
  services: { schema: serviceSchema, basePath: '/services/' },
  posts: { schema: postSchema, basePath: '/blog/' },
  guides: { schema: guideSchema, basePath: '/helpful-links/' },
  problems: { schema: problemSchema, basePath: '/eye-problems/' },
  patients: { schema: patientSchema, basePath: '/' },
  legal: { schema: legalSchema, basePath: '/' },
  pages: { schema: pageSchema, basePath: '/' },
} as const;

type Fields = ArticleRecord & ServiceRecord & PatientRecord & ProblemRecord & { heading: string };

/** The fields of an entry of any collection. */
export type AnyRecord = { slug: string } & { [Name in keyof Fields]?: Fields[Name] | undefined };

export type CollectionName = keyof typeof collections;
export const collectionNames = Object.keys(collections) as CollectionName[];

/** Returns the address of an entry's page. */
export function pathOf(collection: CollectionName, slug: string): string {
  const { basePath } = collections[collection];
  return slug === 'home' ? basePath : basePath + slug;
}
