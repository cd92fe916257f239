import { useLayoutEffect, useRef, useState } from 'react';

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
