import type { SearchAnswer, Suggestion } from '#domain/search/query.ts';

const pause = 120;

/** Shorter queries find too much. */
export const shortestQuery = 2;

/**
 * Requests the pages that match an incomplete query when typing pauses, and the sign that it may describe.
 * @param folder requests all matching pages of this folder, such as `eye-problems`
 * @throws if the request fails or is aborted
 */
export async function fetchSuggestions(
  query: string,
  signal: AbortSignal,
  folder?: string,
): Promise<SearchAnswer<Suggestion>> {
  await new Promise((resolve) => setTimeout(resolve, pause));
  signal.throwIfAborted();
  const parameters = new URLSearchParams({ q: query, ...(folder && { in: folder }) });
  const response = await fetch(`/search.json?${parameters}`, { signal });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return response.json();
}
