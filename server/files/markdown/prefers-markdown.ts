import { parseAccept } from 'hono/utils/accept';

/** Whether who asks would rather have Markdown than HTML (RFC 9110, section 12.5.1). */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  // Every request for a page is asked, so a search in the text comes before any parsing.
  if (!accept?.includes('markdown')) return false;
  const wanted = parseAccept(accept);
  const qualityOf = (type: string) => wanted.find((option) => option.type === type)?.q ?? 0;
  return qualityOf('text/markdown') > 0 && qualityOf('text/markdown') >= qualityOf('text/html');
}
