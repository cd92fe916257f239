import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The browser itself says whether a popover is open: HTML forbids to say it twice. Ark leaves its own
 * attribute out for null, and not for undefined.
 */
const unstated = { 'aria-expanded': null as unknown as undefined };

/**
 * A panel that the browser itself opens, as a popover, until its menu is hydrated. The first render has the
 * attributes for it; the second one takes them away and shows, in the same frame, what was open.
 * @param id the panel's
 * @param adopt called once, if the panel is open when the menu is hydrated
 * @returns the ref of the item around the trigger and the panel, and the props of these two
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
    // A popover that goes takes the focus with it, also where its element stays.
    requestAnimationFrame(() => focused?.focus({ preventScroll: true }));
  }, []);

  return {
    item,
    trigger: isHydrated ? {} : { popoverTarget: id, ...unstated },
    panel: isHydrated ? {} : { popover: 'auto' as const },
  };
}
