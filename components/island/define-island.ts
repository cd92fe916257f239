import { type ComponentType, useEffect, useState } from 'react';

export interface IslandDefinition<Props extends object> {
  /** The name of its file, `name.island.tsx`, by which the browser loads it. */
  name: string;
  Component: ComponentType<Props>;
  /** Styles for elements that exist only after hydration. All others are in the page's stylesheet. */
  styles: string;
}

/** Declares an interactive part of a page. It is its file's default export. */
export function defineIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  styles = '',
): IslandDefinition<Props> {
  return { name, Component, styles };
}

/** Returns whether the component is hydrated. It is false in the first render, which must match the server's. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
