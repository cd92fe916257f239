import type { BrandRecord } from '../domain/schema/brand.ts';
import type { Examples } from './examples.ts';

/** What the build tells the editor. */
export interface EditorSettings {
  /** The GitHub repository that the editor changes, as `owner/name`. */
  repository: string;
  /** The site's pages as options of a field: paths and labels. */
  pages: readonly { value: string; label: string }[];
  /** The practice's signs as options of a field: IDs, and labels with the level and the sentence. */
  signs: readonly { value: string; label: string }[];
  brand: BrandRecord;
  examples: Examples;
  /** The slugs of locations and people, by folder and name. */
  files: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The name of the medical reviewer, if there is one. */
  reviewer?: string | undefined;
}
