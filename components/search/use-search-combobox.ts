import { createListCollection, useCombobox } from '@ark-ui/react/combobox';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useHydrated } from '#components/island/use-hydrated.ts';
import { plural } from '#domain/language/plural.ts';
import type { Sign, Suggestion, Suggestions } from '#domain/search/search.ts';
import { levelHeadings } from '#domain/words/urgency.ts';
import { fetchSuggestions, shortestQuery } from './fetch-suggestions.ts';

/** A page that is suggested, or where to read about a sign. */
interface Option extends Suggestion {
  sign?: Sign;
}

interface Suggested extends Suggestions {
  /** The text for which these were requested. */
  query: string;
}

const nothing: Suggested = { query: '', results: [] };

export type SearchCombobox = ReturnType<typeof useSearchCombobox>;

/**
 * Turns a plain search field from the server into a combobox. Keeps its text and the focus.
 * @returns the combobox and its options, and in `message` the text for assistive technology
 */
export function useSearchCombobox(fieldId: string, query: string) {
  const isHydrated = useHydrated();
  const [before] = useState(() => {
    const { value = query, selectionStart: caret = null } = fieldOf(fieldId) ?? {};
    return { value, caret };
  });
  const [{ query: asked, sign, results }, ask] = useSuggestions();
  const warning = sign?.path ? `${levelHeadings[sign.level]} ${sign.text}` : '';
  const options = useMemo<Option[]>(() => {
    if (!sign?.path) return results;
    return [{ path: sign.path, title: warning, kind: '', sign }, ...results];
  }, [sign, warning, results]);
  const collection = useMemo(
    () =>
      createListCollection({
        items: options,
        itemToValue: ({ path }) => path,
        itemToString: ({ title }) => title,
      }),
    [options],
  );
  const combobox = useCombobox<Option>({
    collection,
    ids: { input: fieldId, label: labelOf(fieldId) },
    defaultInputValue: before.value,
    onInputValueChange: ({ inputValue }) => ask(inputValue),
    // Enter without a selected page submits the form.
    allowCustomValue: true,
    selectionBehavior: 'preserve',
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the field is a combobox
  useEffect(() => {
    const field = fieldOf(fieldId);
    if (!isHydrated || !field || document.activeElement !== field) return;
    // The field had the focus before anything listened.
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    if (field.value === query) return;
    combobox.setOpen(true);
    ask(field.value);
    afterNextFrame(() => {
      // Opening moved the caret to the end.
      if (field.value === before.value) field.setSelectionRange(before.caret, before.caret);
    });
  }, [isHydrated]);

  const isOpen = combobox.open && options.length > 0;
  const message =
    combobox.open && asked ? `${warning} ${countSuggestions(results.length)}`.trim() : '';
  return { combobox, options, isOpen, message, isHydrated };
}

/** Requests matching pages when typing pauses. If the request fails, there are none. */
function useSuggestions(): [Suggested, (typed: string) => void] {
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

function countSuggestions(count: number): string {
  return count === 0
    ? 'No suggestions. Press Enter to search.'
    : plural(count, { one: '1 suggestion.', other: `${count} suggestions.` });
}

export function labelOf(fieldId: string): string {
  return `${fieldId}-label`;
}

function fieldOf(id: string): HTMLInputElement | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector<HTMLInputElement>(`input[id="${id}"]`);
}

function afterNextFrame(run: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(run));
}
