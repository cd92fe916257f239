import { useNavigationMenuContext } from '@ark-ui/react/navigation-menu';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The browser itself says whether a popover is open: HTML forbids to say it twice. Ark leaves its own
 * attribute out for null, and not for undefined.
 */
const unstated = { 'aria-expanded': null as unknown as undefined };

export type Adopt = (value: string, isHovered: boolean) => void;

/**
 * A panel that the browser itself opens, as a popover, until its menu is hydrated. The first render has the
 * attributes for it; the second one takes them away and shows, in the same frame, what was open.
 * @param value the panel's value in its `NavigationMenu.Root`
 * @param adopt called once, if the panel is open when the menu is hydrated
 * @returns the ref of the item around the trigger and the panel, and the props of these two
 */
export function usePanelBeforeHydration(value: string, adopt: Adopt) {
  const item = useRef<HTMLLIElement>(null);
  const focused = useRef<HTMLElement>(undefined);
  const [isHydrated, setHydrated] = useState(false);
  const { id } = useNavigationMenuContext().getContentProps({ value });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in the moment of hydration
  useLayoutEffect(() => {
    setHydrated(true);
    focused.current = item.current?.querySelector<HTMLElement>(':focus') ?? undefined;
    const isOpen = Boolean(item.current?.querySelector(':is(:popover-open)'));
    const isHovered = matchMedia('(hover: hover)').matches && item.current?.matches(':hover');
    if (isOpen || isHovered) adopt(value, !isOpen);
  }, []);

  useLayoutEffect(() => {
    if (!isHydrated) return;
    // A popover that goes takes the focus with it, also where its element stays.
    requestAnimationFrame(() => focused.current?.focus({ preventScroll: true }));
  }, [isHydrated]);

  return {
    item,
    trigger: isHydrated ? {} : { popoverTarget: id, ...unstated },
    panel: isHydrated ? {} : { popover: 'auto' as const },
  };
}
