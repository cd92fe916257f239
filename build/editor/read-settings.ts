import type { EditorSettings } from 'virtual:editor-settings';
import { factValues } from '../../domain/read/fill-in-facts.ts';
import { signsIn } from '../../domain/signs/sign-lists.ts';
import { readCollections } from '../content/read-collections.ts';
import { readPractice, readSources } from '../content/read-practice.ts';

/** Reads what is built into the editor about the content. */
export function readSettings(repository: string): EditorSettings {
  const facts = readPractice();
  const pages = readCollections(undefined, facts).map(({ path, entry: { record } }) => {
    return { value: path, label: `${record.title ?? record.heading} (${path})` };
  });
  const signs = signsIn(facts.signs.groups).map(({ id, level, adults }) => {
    return { value: id, label: `${level}: ${adults}` };
  });
  const sources = Object.entries(readSources()).map(([value, { organization, title }]) => {
    return { value, label: `${organization}: ${title}` };
  });
  return {
    repository,
    pages,
    signs,
    sources,
    facts: factValues(facts),
    reviewer: facts.care.reviewer?.name,
  };
}
