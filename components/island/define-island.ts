import type { ComponentType } from 'react';

export interface IslandDefinition<Props extends object> {
  /** The name of its file, `name.island.tsx`: what the browser loads it by. */
  name: string;
  Component: ComponentType<Props>;
  /** Styles of what is there only once it is hydrated; the page's own stylesheet has the rest. */
  styles: string;
}

/** Declares an interactive part. Its file's default export is the definition. */
export function defineIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  styles = '',
): IslandDefinition<Props> {
  return { name, Component, styles };
}
