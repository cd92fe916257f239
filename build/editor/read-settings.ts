import type { Choice, EditorSettings } from '../../editor/settings.ts';
import { readCollections } from '../content/collections.ts';

/** What the editor is told about the content, because it can't ask for it. */
export function readSettings(repository: string): EditorSettings {
  const pages = readCollections('content').map(({ path, entry: { record } }) => {
    return { value: path, label: `${record.title ?? record.heading} (${path})` };
  });
  return { repository, pages: pages.sort(byLabel) };
}

function byLabel(one: Choice, other: Choice): number {
  return one.label.localeCompare(other.label);
}
