import { useEffect, useRef, useState } from 'react';

/** Milliseconds of hovering until a panel opens, and of its absence until it closes. */
const openDelay = 200;
const closeDelay = 150;
/** Milliseconds after a panel has closed during which the next one opens at once. */
const skipDelay = 300;
/** A click in these milliseconds was aimed at opening what the hover has opened already. */
const aimedClick = 400;
/** A panel that opens within these milliseconds of a click was opened by it. */
const sameClick = 50;

/** The value of a `NavigationMenu.Root` and its delays, as the props that it takes. */
export function useMenuTiming() {
  const [value, setValue] = useState('');
  const [wasOpen, setWasOpen] = useState(false);
  const [openedByHover, setOpenedByHover] = useState(false);
  const lastClick = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (value !== '' || !wasOpen) return;
    const timer = setTimeout(() => setWasOpen(false), skipDelay);
    return () => clearTimeout(timer);
  }, [value, wasOpen]);

  useEffect(() => {
    if (!openedByHover) return;
    const timer = setTimeout(() => setOpenedByHover(false), aimedClick);
    return () => clearTimeout(timer);
  }, [openedByHover]);

  function change(next: string) {
    setValue(next);
    setWasOpen(true);
    setOpenedByHover(next !== '' && performance.now() - lastClick.current > sameClick);
  }

  function adopt(opened: string, isHovered: boolean) {
    setValue(opened);
    setWasOpen(true);
    setOpenedByHover(isHovered);
  }

  return {
    value,
    openDelay: wasOpen ? 0 : openDelay,
    closeDelay,
    disableClickTrigger: openedByHover,
    onValueChange: (details: { value: string }) => change(details.value),
    onClickCapture: () => {
      lastClick.current = performance.now();
    },
    /** Goes on with a panel that was open before the menu was hydrated. */
    adopt,
    /** For the item around a trigger and its panel: closes the panel when the focus leaves both. */
    onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) change('');
    },
  };
}
