import { useEffect, useState } from 'react';

/** Whether the component runs in the browser; not in its first render, which must be the server's. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
