import { useRef, useState } from 'react';
import type { Suggestions } from '#domain/search/search.ts';
import { fetchSuggestions, shortestQuery } from './fetch-suggestions.ts';

interface Suggested extends Suggestions {
  /** The text for which these were requested. */
  query: string;
}

const nothing: Suggested = { query: '', results: [] };

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
    const found = await fetchSuggestions(query, controller.signal).catch(() => nothing);
    if (!controller.signal.aborted) setSuggested({ ...found, query });
  }

  return [suggested, (typed) => void ask(typed)];
}
