import { useMotion } from '@vueuse/motion';
import { effectScope, shallowRef } from 'vue';

export type Motion = ReturnType<typeof createMotion>;

/** Animates an element with `@vueuse/motion`, which needs Vue's reactivity but no Vue app. */
export function createMotion(element: HTMLElement) {
  const motion = effectScope().run(() => useMotion(shallowRef(element)));
  motion?.set({ opacity: Number(getComputedStyle(element).opacity) });
  return {
    /** Animates the element from its current opacity to another one. */
    fadeTo(opacity: number, seconds: number) {
      const transition = { type: 'keyframes', duration: seconds * 1000, ease: 'easeOut' } as const;
      void motion?.apply({ opacity, transition });
    },
  };
}
