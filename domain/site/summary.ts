type Summary = 'path' | 'summary' | 'excerpt' | 'answer' | 'standfirst';

/** Returns what lists and search results say of a page: what an entry says in a sentence or two. */
export function summaryOf(entry: { [Name in Summary]?: string | undefined }): string {
  return entry.summary ?? entry.excerpt ?? entry.answer ?? entry.standfirst ?? '';
}
