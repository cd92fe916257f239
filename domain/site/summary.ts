/** The fields of entries that say in a sentence or two what a page is about. */
interface Summarized {
  path?: string;
  summary?: string;
  excerpt?: string;
  answer?: string;
  standfirst?: string | undefined;
}

/** Returns what lists and search results say of a page. */
export function summaryOf({ summary, excerpt, answer, standfirst = '' }: Summarized): string {
  return summary ?? excerpt ?? answer ?? standfirst;
}
