import { titleOf } from '../../content-model/collections.ts';
import { signsIn } from '../../domain/signs/sign-lists.ts';
import { legalWarnings } from '../content/checks/legal-warnings.ts';
import { factValues } from '../content/fact-values.ts';
import { readShown } from '../content/read-content.ts';

/** Returns the GitHub repository whose content the editor changes, if the site has an editor. */
export function editorRepository(): string | undefined {
  const repository = process.env['EDITOR_REPOSITORY'];
  if (!repository) return undefined;
  if (/^[\w.-]+\/[\w.-]+$/.test(repository)) return repository;
  throw new TypeError(
    `EDITOR_REPOSITORY is "${repository}", but must be owner/name of a GitHub repository.`,
  );
}

/** Reads what is built into the editor about the content. */
export function readSettings() {
  const content = readShown();
  const { facts } = content;
  const pages = content.entries.map(({ path, record }) => {
    return { value: path, label: `${titleOf(record)} (${path})` };
  });
  const signs = signsIn(facts.signs.groups).map(({ id, level, adults }) => {
    return { value: id, label: `${level}: ${adults}` };
  });
  const sources = Object.entries(content.sources).map(([value, { organization, title }]) => {
    return { value, label: `${organization}: ${title}` };
  });
  return {
    repository: editorRepository() ?? '',
    // Options of fields.
    pages,
    signs,
    sources,
    // The limits of a text apply to what is shown.
    facts: factValues(facts),
    reviewer: facts.care.reviewer?.name,
    warnings: legalWarnings(content),
  };
}
