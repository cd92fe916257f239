import type { EditorSettings } from '../../editor/settings.ts';
import { readCollections } from '../content/collections.ts';
import { readPractice } from '../content/read-practice.ts';

/** What the editor is told about the content, because it can't ask for it. */
export function readSettings(repository: string): EditorSettings {
  const pages = readCollections('content').map(({ path, entry: { record } }) => {
    return { value: path, label: `${record.title ?? record.heading} (${path})` };
  });
  pages.sort((one, other) => one.label.localeCompare(other.label));
  return { repository, pages, reviewer: readPractice().care.reviewer?.name };
}
