import type { AddressedEntry } from '#domain/read/parse-entry.ts';
import type { PracticeFacts } from '#domain/read/practice-schemas.ts';
import type { Sources } from '#domain/schema/source.ts';

/** The whole content. Each file is valid on its own. */
export interface Content {
  facts: PracticeFacts;
  entries: readonly AddressedEntry[];
  sources: Sources;
  /** The content folder, as messages name it. */
  folder: string;
  /** Returns whether a file exists, by its path in the content folder. */
  hasFile: (path: string) => boolean;
}

/** Returns the file of a location or a person, as messages name it. */
export function practiceFile({ folder }: Content, kind: string, slug: string): string {
  return `${folder}/practice/${kind}/${slug}.yaml`;
}
