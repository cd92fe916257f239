import { type FocusEvent, useEffect, useState } from 'react';

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
