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
    const timer = value
      ? setTimeout(() => setOpenedByHover(false), aimedClick)
      : setTimeout(() => setWasOpen(false), skipDelay);
    return () => clearTimeout(timer);
  }, [value]);

  /** Also goes on with a panel that was open before the menu was hydrated. */
  function show(next: string, isHovered: boolean) {
    setValue(next);
    setWasOpen(true);
    setOpenedByHover(next !== '' && isHovered);
  }

  return {
    value,
    openDelay: wasOpen ? 0 : openDelay,
    closeDelay,
    disableClickTrigger: openedByHover,
    onValueChange: (details: { value: string }) =>
      show(details.value, performance.now() - lastClick.current > sameClick),
    onClickCapture: () => {
      lastClick.current = performance.now();
    },
    adopt: show,
    /** For the item around a trigger and its panel: closes the panel when the focus leaves both. */
    onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) show('', false);
    },
  };
}
