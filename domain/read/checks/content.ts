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

/** Returns the owner's links to documents and pages, each with its file and field. */
export function ownersLinks({ facts, folder }: Content) {
  const { newPatientForms, portal } = facts.booking;
  const files = { notices: facts.notices, booking: { newPatientForms, portal } };
  return Object.entries(files).flatMap(([name, fields]) =>
    Object.entries(fields).map(([field, link]) => {
      return { file: `${folder}/practice/${name}.yaml`, field, link };
    }),
  );
}

/** Returns the file of a location or a person, as messages name it. */
export function practiceFile({ folder }: Content, kind: string, slug: string): string {
  return `${folder}/practice/${kind}/${slug}.yaml`;
}
