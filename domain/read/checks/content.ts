import type { AddressedEntry } from '#domain/read/parse-entry.ts';
import type { PracticeFacts } from '#domain/read/practice-schemas.ts';
import type { Sources } from '#domain/schema/source.ts';

/** Everything the practice says, each file of it valid by itself. */
export interface Content {
  facts: PracticeFacts;
  entries: readonly AddressedEntry[];
  sources: Sources;
  /** The folder of the content, as messages name it. */
  folder: string;
  /** Whether a file exists, by its path from the folder of the content. */
  hasFile: (path: string) => boolean;
}

/** The file of a location or a person, as messages name it. */
export function practiceFile({ folder }: Content, kind: string, slug: string): string {
  return `${folder}/practice/${kind}/${slug}.yaml`;
}
