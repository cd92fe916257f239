import { useEffect } from 'react';

/** Says in the tab's title that it is time for a break: all that a background tab can show quietly. */
export function useBreakTitle(isBreak: boolean) {
  useEffect(() => {
    if (!isBreak) return;
    const title = document.title;
    document.title = `Look up: ${title}`;
    return () => {
      document.title = title;
    };
  }, [isBreak]);
}
