/** The folder with the practice's content. Tests name another one in `CONTENT`: `tests/fixture`. */
export const contentFolder = process.env['CONTENT'] || 'content';

/** Returns the folder of files that are served unchanged, to which the build adds the content's pictures. */
export function publicFolderOf(folder: string): string {
  return folder === 'content' ? 'public' : 'dist-fixture/public';
}
