/** The folder with the practice's content. `CONTENT` names another one, such as `tests/fixture`. */
export const contentFolder = process.env['CONTENT'] || 'content';

/** Returns the folder that the site with this content is built into. */
export function buildFolderOf(folder: string): string {
  return folder === 'content' ? 'dist' : 'dist-fixture';
}

/** Returns the folder of files that are served unchanged, to which the build adds the content's pictures. */
export function publicFolderOf(folder: string): string {
  return folder === 'content' ? 'public' : 'dist-fixture/public';
}
