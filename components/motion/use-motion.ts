import { type RefObject, useEffect } from 'react';
import type { Motion } from './motion-engine.ts';

/**
 * Moves elements that React made. The library behind it is fetched when the component is mounted; if
 * it does not arrive, everything stays where it is.
 * @param container holds the elements that move, as its children
 * @param start is called once, with one motion for each child; what it returns ends it
 */
export function useMotion(
  container: RefObject<HTMLElement | null>,
  start: (motions: readonly Motion[]) => () => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a motion starts once, with its element
  useEffect(() => {
    const cleanups: (() => void)[] = [];
    let isGone = false;
    async function begin() {
      const { createMotion } = await import('./motion-engine.ts');
      if (isGone || !container.current) return;
      const children = [...container.current.children] as HTMLElement[];
      const motions = children.map(createMotion);
      cleanups.push(start(motions), ...motions.map(({ stop }) => stop));
    }
    begin().catch((error: unknown) => console.error('Nothing moves on this page.', error));
    return () => {
      isGone = true;
      for (const clean of cleanups) clean();
    };
  }, []);
}
