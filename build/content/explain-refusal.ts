import { ContentError, type ContentProblem } from '../../domain/read/content-error.ts';
import { contentFolder } from '../content-folder.ts';
import { readContent } from './content-plugin.ts';

/**
 * Returns the first problem in the content as one line for the editor, or '' if the content is valid. If the
 * problem is a missing page, the line names all files that link to it.
 */
export function explainRefusal(folder = contentFolder): string {
  try {
    readContent(folder);
    return '';
  } catch (error) {
    if (error instanceof ContentError) return lineFor(error.problems).replaceAll('content/', '');
    throw error;
  }
}

function lineFor([first, ...others]: readonly ContentProblem[]): string {
  if (!first) return '';
  const { file, field, expected, received } = first;
  if (!isMissingPage(first)) return `${file}, ${field}: expected ${expected}, received ${received}`;
  const same = others.filter((other) => isMissingPage(other) && other.received === received);
  const files = new Set([first, ...same].map((problem) => problem.file));
  return `there is no page ${received}: take the links to it out, or bring it back. Linked from ${[...files].join(', ')}`;
}

/** Whether the problem is a link to a page that this site doesn't have. */
function isMissingPage({ expected, received }: ContentProblem): boolean {
  return expected.startsWith('the path of an existing page') && received.startsWith('/');
}
