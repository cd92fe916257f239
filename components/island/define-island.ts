import type { ComponentType } from 'react';

export interface IslandDefinition<Props extends object> {
  /** The name of its file, `name.island.tsx`: what the browser loads it by. */
  name: string;
  Component: ComponentType<Props>;
}

/** Declares an interactive part. Its file's default export is the definition. */
export function defineIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
): IslandDefinition<Props> {
  return { name, Component };
}
