import { useEffect, useState } from 'react';

/** Returns whether the component is hydrated. It is false in the first render, which must match the server's. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
