import { useMotion } from '@vueuse/motion';
import { effectScope, shallowRef } from 'vue';

export interface Motion {
  /** Takes the element from the opacity it has to another one. */
  fadeTo(opacity: number, seconds: number): void;
  stop(): void;
}

/** Hands an element to `@vueuse/motion`, which needs Vue's reactivity but no Vue app. */
export function createMotion(element: HTMLElement): Motion {
  const scope = effectScope();
  const motion = scope.run(() => useMotion(shallowRef(element)));
  motion?.set({ opacity: Number(getComputedStyle(element).opacity) });
  return {
    fadeTo(opacity, seconds) {
      const transition = { type: 'keyframes', duration: seconds * 1000, ease: 'easeOut' } as const;
      void motion?.apply({ opacity, transition });
    },
    stop() {
      motion?.stop();
      scope.stop();
    },
  };
}
