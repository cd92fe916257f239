import { openLocationsOf } from '../../domain/practice/locations.ts';
import type { EditorSettings } from '../../editor/settings.ts';
import { readCollections } from '../content/read-collections.ts';
import { readPractice } from '../content/read-practice.ts';

/** Reads the facts about the content that are built into the editor, because it can't read them itself. */
export function readSettings(repository: string): EditorSettings {
  const pages = readCollections().map(({ path, entry: { record } }) => {
    return { value: path, label: `${record.title ?? record.heading} (${path})` };
  });
  pages.sort((one, other) => one.label.localeCompare(other.label));
  const facts = readPractice();
  const { brand, locations, people, care, signs: table } = facts;
  const [{ phone, timeZone }] = openLocationsOf(facts);
  const signs = table.groups.flatMap((group) =>
    group.signs.map(({ id, level, adults }) => ({ value: id, label: `${level}: ${adults}` })),
  );
  const files = { locations: slugsByName(locations), people: slugsByName(people) };
  const examples = { phone, timeZone };
  return {
    repository,
    pages,
    signs,
    brand,
    examples,
    files,
    reviewer: care.reviewer?.name,
  };
}

function slugsByName(things: readonly { name: string; slug: string }[]): Record<string, string> {
  return Object.fromEntries(things.map(({ name, slug }) => [name, slug]));
}
