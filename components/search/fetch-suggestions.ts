import type { SearchAnswer, Suggestion } from '#domain/search/query.ts';

const pause = 120;

/** Shorter queries find too much. */
export const shortestQuery = 2;

/**
 * Returns a function that requests the pages that match an incomplete query when typing pauses, and the signs that it may
 * describe, and shows them: none if the query is too short, or if the request fails. Only the last query is answered.
 * @param folder requests all matching pages of this folder, such as `eye-problems`
 */
export function createSuggester(
  show: (found?: SearchAnswer<Suggestion>) => void,
  folder?: string,
): (typed: string) => Promise<void> {
  let asking: AbortController | undefined;
  return async (typed) => {
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    const query = typed.trim();
    const found =
      query.length < shortestQuery
        ? undefined
        : await fetchSuggestions(query, signal, folder).catch(() => undefined);
    if (!signal.aborted) show(found);
  };
}

async function fetchSuggestions(
  query: string,
  signal: AbortSignal,
  folder?: string,
): Promise<SearchAnswer<Suggestion>> {
  await new Promise((resolve) => setTimeout(resolve, pause));
  const parameters = new URLSearchParams({ q: query, ...(folder && { in: folder }) });
  const response = await fetch(`/search.json?${parameters}`, { signal });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return response.json();
}
