import { collectionNames } from '../domain/read/collection-schemas.ts';
import type { EntryData } from '../domain/read/entry-text.ts';
import { practiceFiles, practiceFolders } from '../domain/read/practice-schemas.ts';
import { isOnThisComputer } from './session.ts';

/** Where Sveltia CMS stores the chosen folder, in the repository's IndexedDB database. */
const [storeName, key] = ['file-system-handles', 'root_dir_handle'];

/** The texts that the editor has read from files or written to them. */
const known = new Set<string>();

/** Remembers the current text of a file, so that it isn't taken for someone else's change. */
export function noteText(text: string) {
  known.add(plain(text));
}

/**
 * Returns the path of the first file of an entry with a text that the editor hasn't read, because saving would undo
 * that change. Only checks local files: on GitHub, Sveltia CMS detects such changes itself.
 * @param repository the repository that the editor changes, as `owner/name`
 * @param name the file name without its extension
 */
export async function changedElsewhere(
  repository: string,
  format: string,
  name: string,
  { formerSlugs = [] }: EntryData,
): Promise<string | undefined> {
  if (!isOnThisComputer()) return undefined;
  const root = await chosenFolder(repository);
  for (const own of [name, ...(formerSlugs as string[])]) {
    const path = pathOf(format, own);
    const text = root && (await readFile(root, path));
    if (text !== undefined && !known.has(plain(text))) return path;
  }
  return undefined;
}

function pathOf(format: string, name: string): string {
  if (collectionNames.includes(format as never)) return `content/${format}/${name}.md`;
  if (Object.hasOwn(practiceFolders, format)) return `content/practice/${format}/${name}.yaml`;
  const folder = Object.hasOwn(practiceFiles, format) ? 'content/practice' : 'content';
  return `${folder}/${format}.yaml`;
}

/** Normalizes a text as Sveltia CMS does: trimmed, with `\n` as line break. */
function plain(text: string): string {
  return text.trim().replace(/\r\n?/g, '\n');
}

async function chosenFolder(repository: string): Promise<FileSystemDirectoryHandle | undefined> {
  const database = await answerOf(indexedDB.open(`github:${repository}`));
  try {
    if (!database.objectStoreNames.contains(storeName)) return undefined;
    return await answerOf(database.transaction(storeName).objectStore(storeName).get(key));
  } finally {
    // While it is open, Sveltia CMS can't add a store.
    database.close();
  }
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Reads a file's text. Returns undefined if the file doesn't exist. */
async function readFile(root: FileSystemDirectoryHandle, path: string) {
  try {
    const [name = '', ...folders] = path.split('/').reverse();
    let folder = root;
    for (const each of folders.reverse()) folder = await folder.getDirectoryHandle(each);
    const file = await (await folder.getFileHandle(name)).getFile();
    return await file.text();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw error;
  }
}
