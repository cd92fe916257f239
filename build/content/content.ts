import type { PracticeFacts } from '../../content-model/facts.ts';
import type { AddressedEntry } from '../../content-model/parse/parse-entry.ts';
import type { Sources } from '../../content-model/schema/source.ts';

/** The whole content. Each file is valid on its own. */
export interface Content {
  facts: PracticeFacts;
  entries: readonly AddressedEntry[];
  sources: Sources;
  /** The content folder, as messages name it. */
  folder: string;
  hasFile: (path: string) => boolean;
}
