import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds of hovering until a panel opens, and without hovering until it closes. */
const openDelay = 200;
const closeDelay = 150;
/** Milliseconds after one panel has closed during which the next one opens at once. */
const skipDelay = 300;
/** A click within these milliseconds after a panel opened was meant to open it, so it doesn't close it. */
const aimedClick = 400;

/** Returns the state and delays of a `NavigationMenu.Root`, as its props. */
export function useMenuTiming() {
  const [value, setValue] = useState('');
  const [isRecent, setRecent] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRecent(false), value ? aimedClick : skipDelay);
    return () => clearTimeout(timer);
  }, [value]);

  function show(next: string, isAwaitingClick = true) {
    setValue(next);
    setRecent(isAwaitingClick);
  }

  return {
    value,
    openDelay: isRecent ? 0 : openDelay,
    closeDelay,
    disableClickTrigger: isRecent && value !== '',
    onValueChange: (details: { value: string }) => show(details.value),
    /** Also keeps a panel open that was open before hydration. */
    show,
    /** Props for the element around a trigger and its panel: closes the panel when the focus leaves both. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (value && relatedTarget && !currentTarget.contains(relatedTarget)) show('');
    },
  };
}

/** HTML doesn't allow `aria-expanded` on a popover's button. Ark omits the attribute only for `null`. */
const unstated = { 'aria-expanded': null as unknown as undefined };

/**
 * Lets the browser open a panel as a popover until its menu is hydrated. The first render has the popover's
 * attributes. The second one removes them and, in the same frame, shows the panel if it was open.
 * @param adopt called once if the panel is open at hydration
 * @returns the ref of the element around the trigger and the panel, and the props of these two
 */
export function usePanelBeforeHydration(id: string, adopt: (isHovered: boolean) => void) {
  const item = useRef<HTMLLIElement>(null);
  const [isHydrated, setHydrated] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in the moment of hydration
  useLayoutEffect(() => {
    const focused = item.current?.querySelector<HTMLElement>(':focus');
    const isOpen = Boolean(item.current?.querySelector(':is(:popover-open)'));
    const isHovered = matchMedia('(hover: hover)').matches && item.current?.matches(':hover');
    if (isOpen || isHovered) adopt(!isOpen);
    setHydrated(true);
    // Removing a popover's attribute also removes the focus from it.
    requestAnimationFrame(() => focused?.focus({ preventScroll: true }));
  }, []);

  return {
    item,
    trigger: isHydrated ? {} : { popoverTarget: id, ...unstated },
    panel: isHydrated ? {} : { popover: 'auto' as const },
  };
}
