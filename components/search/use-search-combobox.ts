import { createListCollection, useCombobox } from '@ark-ui/react/combobox';
import { useEffect, useMemo, useState } from 'react';
import { useHydrated } from '#components/island/use-hydrated.ts';
import type { Suggestion } from '#domain/search/search.ts';
import { searchBoxWords } from '#domain/words/search.ts';
import { useSuggestions } from './use-suggestions.ts';

export type SearchCombobox = ReturnType<typeof useSearchCombobox>;

/**
 * Turns a plain search field from the server into a combobox. Keeps its text and the focus.
 * @returns the combobox and its suggestions, and in `message` the text for assistive technology
 */
export function useSearchCombobox(fieldId: string, labelId: string, query: string) {
  const isHydrated = useHydrated();
  const [before] = useState(() => {
    const { value = query, selectionStart: caret = null } = fieldOf(fieldId) ?? {};
    return { value, caret };
  });
  const [{ query: asked, suggestions }, ask] = useSuggestions();
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...suggestions],
        itemToValue: ({ path }) => path,
        itemToString: ({ title }) => title,
      }),
    [suggestions],
  );
  const combobox = useCombobox<Suggestion>({
    collection,
    ids: { input: fieldId, label: labelId },
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

  const isOpen = combobox.open && suggestions.length > 0;
  const message = combobox.open && asked ? searchBoxWords.suggestions(suggestions.length) : '';
  return { combobox, suggestions, isOpen, message, isHydrated };
}

function fieldOf(id: string): HTMLInputElement | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector<HTMLInputElement>(`input[id="${id}"]`);
}

function afterNextFrame(run: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(run));
}
