import { useEffect, useState } from 'react';

/** Whether the component runs in the browser; not in its first render, which must be the server's. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake;
}
