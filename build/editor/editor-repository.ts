/**
 * The repository on GitHub whose content the site's editor changes: the environment variable
 * `EDITOR_REPOSITORY`. Without it the site has no editor.
 * @throws TypeError where it is no `owner/name`
 */
export function editorRepository(): string | undefined {
  const repository = process.env['EDITOR_REPOSITORY'];
  if (!repository) return undefined;
  if (/^[\w.-]+\/[\w.-]+$/.test(repository)) return repository;
  throw new TypeError(
    `EDITOR_REPOSITORY is "${repository}", but must be owner/name of a repository on GitHub.`,
  );
}
