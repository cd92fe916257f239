import type { CmsConfig, Field } from '@sveltia/cms';
import { ContentError, type ContentProblem } from '../domain/read/content-error.ts';

/** Another program or person has changed the file that is about to be saved. */
export class OverwriteError extends Error {
  override readonly name = 'OverwriteError';

  constructor(file: string) {
    super(
      `${file} has changed on this computer since the editor read it, and saving would undo that change. Copy what you have written, load this page again, and enter it there; Restore would undo the change, too.`,
    );
  }
}

/**
 * Returns an error's message for the person at the form, one problem per line. Problems of this form's file name
 * the form's labels; problems of other files name the file and the field.
 * @param fields the fields of the form
 * @param format the format of the form's file
 */
export function describeError(error: unknown, fields: readonly Field[], format: string): string {
  if (error instanceof OverwriteError) return error.message;
  if (!(error instanceof ContentError)) return String(error);
  const problems = error.problems.map((problem) => {
    const own = new RegExp(`^content/(?:practice/)?${format}\\b`).test(problem.file);
    return describeProblem(problem, own ? labelOf(problem.field, fields) : nameOf(problem));
  });
  return problems.join('\n');
}

function nameOf({ file, field }: ContentProblem): string {
  return `${file}, ${field}`;
}

function describeProblem({ expected, received }: ContentProblem, label: string) {
  // Mention a text's length only if the length is wrong.
  const found = /character/.test(expected)
    ? received
    : received.replace(/ \(\d+ characters?\)$/, '');
  return `${label}: expected ${expected}, received ${found}`;
}

/** Returns the form's labels for a path: `Closed 2 › Last day` for `closures.1.until`. */
function labelOf(path: string, fields: readonly Field[]): string {
  // The editor derives the slug from the title, and the form has no field for it.
  if (path === 'slug') return labelOf('title', fields);
  const labels: string[] = [];
  let inner = fields;
  for (const name of path.split('.')) {
    const found = inner.find((field) => field.name === name);
    if (found) {
      labels.push(found.label ?? name);
      inner = 'fields' in found ? (found.fields as Field[]) : [];
    } else if (/^\d+$/.test(name)) labels.push(`${labels.pop() ?? ''} ${Number(name) + 1}`);
    else labels.push(name);
  }
  return labels.join(' › ');
}

/** Returns the fields of a collection, or of a single file. */
export function fieldsNamed(format: string, { collections = [], singletons = [] }: CmsConfig) {
  const found = [...collections, ...singletons].find(({ name }) => name === format);
  return found && 'fields' in found ? found.fields : [];
}
