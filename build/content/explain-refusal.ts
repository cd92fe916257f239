import { ContentError, type ContentProblem } from '../../domain/read/content-error.ts';
import { readContent } from './content-plugin.ts';

/**
 * What the build refuses first in the content, in a line for the editor; nothing if it takes all. A page that isn't
 * there, because it was deleted or never was, is named with all files that lead to it.
 */
export function explainRefusal(contentFolder = 'content'): string {
  try {
    readContent(contentFolder);
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

/** Whether a text leads to a page of this site that isn't there. */
function isMissingPage({ expected, received }: ContentProblem): boolean {
  return expected.startsWith('the path of an existing page') && received.startsWith('/');
}
