import { useLayoutEffect, useRef, useState } from 'react';

/** HTML forbids to say twice whether a popover is open. Ark leaves its attribute out for null alone. */
const unstated = { 'aria-expanded': null as unknown as undefined };

/**
 * A panel that the browser itself opens, as a popover, until its menu is hydrated. The first render has the
 * attributes for it; the second one takes them away and shows, in the same frame, what was open.
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
