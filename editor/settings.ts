import type { BrandRecord } from '../domain/schema/brand.ts';
import type { Examples } from './examples.ts';

/** What the build knows and the editor doesn't. */
export interface EditorSettings {
  /** The repository on GitHub that the editor changes, as `owner/name`. */
  repository: string;
  /** Whether a checklist is served beside the editor. */
  hasChecklist: boolean;
  /** The pages of the site as options of a field: their paths, and what a person reads. */
  pages: readonly { value: string; label: string }[];
  /** The signs of the practice's table, by their ids, with their levels and sentences. */
  signs: readonly { value: string; label: string }[];
  brand: BrandRecord;
  examples: Examples;
  /** The file names of locations and people, by folder and the name of the thing. */
  files: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Who reviews the medical texts, if somebody does. */
  reviewer?: string | undefined;
}
