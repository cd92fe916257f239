/** Returns the GitHub repository whose content the editor changes, if the site has an editor. */
export function editorRepository(): string | undefined {
  const repository = process.env['EDITOR_REPOSITORY'];
  if (!repository) return undefined;
  if (/^[\w.-]+\/[\w.-]+$/.test(repository)) return repository;
  throw new TypeError(
    `EDITOR_REPOSITORY is "${repository}", but must be owner/name of a GitHub repository.`,
  );
}
