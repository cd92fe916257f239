declare global {
  interface FileSystemFileHandle {
    /** Missing in TypeScript's types, and in some browsers. */
    move?(folder: FileSystemDirectoryHandle, name: string): Promise<void>;
  }
}

/** The texts that the editor has read from files or written to them. */
const known = new Set<string>();

/** Remembers the text of a file, so that it isn't taken for somebody else's change. */
export function noteText(text: string) {
  known.add(plain(text));
}

/**
 * Makes saving in a folder fail where it would undo a change that another program has made since the editor read the
 * file. Sveltia CMS writes a file under another name and moves it. On GitHub, it detects such changes itself.
 */
export function protectChanges() {
  const files = window.FileSystemFileHandle?.prototype;
  const move = files?.move;
  if (!move) return;
  files.move = async function (folder, name) {
    await requireKnown(this);
    await requireKnown(await folder.getFileHandle(name).catch(() => undefined));
    await move.call(this, folder, name);
  };
}

async function requireKnown(file: FileSystemFileHandle | undefined) {
  if (!file || !/\.(?:md|yaml)$/.test(file.name)) return;
  if (known.has(plain(await (await file.getFile()).text()))) return;
  throw new Error(
    `${file.name} has changed on this computer since the editor read it, and saving would undo that change. Copy what you have written, load this page again, and enter it there; Restore would undo the change, too.`,
  );
}

/** Normalizes a text as Sveltia CMS does. */
function plain(text: string): string {
  return text.trim().replace(/\r\n?/g, '\n');
}
