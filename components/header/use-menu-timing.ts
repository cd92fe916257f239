import { type FocusEvent, useEffect, useState } from 'react';

/** Milliseconds of hovering until a panel opens, and of its absence until it closes. */
const openDelay = 200;
const closeDelay = 150;
/** Milliseconds after a panel has closed during which the next one opens at once. */
const skipDelay = 300;
/** A click in these milliseconds after a panel has opened was aimed at opening it, too. */
const aimedClick = 400;

/** The value of a `NavigationMenu.Root` and its delays, as the props that it takes. */
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
    /** Also goes on with a panel that was open before the menu was hydrated. */
    show,
    /** For the item around a trigger and its panel: closes the panel when the focus leaves both. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (value && relatedTarget && !currentTarget.contains(relatedTarget)) show('');
    },
  };
}
