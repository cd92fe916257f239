import { useRef, useState } from 'react';
import type { Suggestion } from '#domain/search/search.ts';

const pause = 120;
const shortestQuery = 2;

interface Suggested {
  /** The text for which these were requested. */
  query: string;
  suggestions: readonly Suggestion[];
}

const nothing: Suggested = { query: '', suggestions: [] };

/** Requests matching pages when typing pauses. If the request fails, there are none. */
export function useSuggestions(): [Suggested, (typed: string) => void] {
  const [suggested, setSuggested] = useState(nothing);
  const asking = useRef<AbortController>(undefined);

  async function ask(typed: string) {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    const query = typed.trim();
    if (query.length < shortestQuery) return setSuggested(nothing);
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (controller.signal.aborted) return;
    const suggestions = await fetchSuggestions(query, controller.signal).catch(() => []);
    if (!controller.signal.aborted) setSuggested({ query, suggestions });
  }

  return [suggested, (typed) => void ask(typed)];
}

async function fetchSuggestions(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const address = `/search.json?${new URLSearchParams({ q: query })}`;
  const response = await fetch(address, { signal });
  return response.ok ? response.json() : [];
}
