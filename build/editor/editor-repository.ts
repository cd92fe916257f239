/**
 * Returns the GitHub repository whose content the editor changes, from the environment variable
 * `EDITOR_REPOSITORY`. Without it, the site has no editor.
 * @throws TypeError if it isn't of the form `owner/name`
 */
export function editorRepository(): string | undefined {
  const repository = process.env['EDITOR_REPOSITORY'];
  if (!repository) return undefined;
  if (/^[\w.-]+\/[\w.-]+$/.test(repository)) return repository;
  throw new TypeError(
    `EDITOR_REPOSITORY is "${repository}", but must be owner/name of a GitHub repository.`,
  );
}
