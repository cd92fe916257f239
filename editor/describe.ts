import type { CmsConfig, Field } from '@sveltia/cms';
import { ContentError, type ContentProblem } from '../domain/read/content-error.ts';

/** Somebody else has changed the file that is about to be saved. */
export class OverwriteError extends Error {
  override readonly name = 'OverwriteError';

  constructor(file: string) {
    super(
      `${file} has changed on this computer since the editor read it, and saving would undo that change. Copy what you have written, load this page again, and enter it there; Restore would undo the change, too.`,
    );
  }
}

/**
 * The build's words about what it refuses, with the labels of the form in the place of its fields.
 * @param format of the form; a problem of another file names that file
 */
export function describeError(error: unknown, fields: readonly Field[], format: string): string {
  if (error instanceof OverwriteError) return error.message;
  if (!(error instanceof ContentError)) return String(error);
  const problems = error.problems.map((problem) => {
    const own = new RegExp(`^content/(?:practice/)?${format}\\b`).test(problem.file);
    return problemJsonLd(problem, own ? labelOf(problem.field, fields) : nameOf(problem));
  });
  return problems.join('\n');
}

function nameOf({ file, field }: ContentProblem): string {
  return `${file}, ${field}`;
}

function problemJsonLd({ expected, received }: ContentProblem, label: string) {
  // How long a text is matters only where its length is wrong.
  const found = /character/.test(expected)
    ? received
    : received.replace(/ \(\d+ characters?\)$/, '');
  return `${label}: expected ${expected}, received ${found}`;
}

/** `closures.1.until` in the words of the form: `Closed 2 › Last day`. */
function labelOf(path: string, fields: readonly Field[]): string {
  // The editor makes the name of an entry's file of its title.
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

/** The fields of a collection or of a file that stands alone. */
export function fieldsNamed(format: string, { collections = [], singletons = [] }: CmsConfig) {
  const found = [...collections, ...singletons].find(({ name }) => name === format);
  return found && 'fields' in found ? found.fields : [];
}
