import { useMotion } from '@vueuse/motion';
import { effectScope, shallowRef } from 'vue';

export type Motion = ReturnType<typeof createMotion>;

/** Hands an element to `@vueuse/motion`, which needs Vue's reactivity but no Vue app. */
export function createMotion(element: HTMLElement) {
  const motion = effectScope().run(() => useMotion(shallowRef(element)));
  motion?.set({ opacity: Number(getComputedStyle(element).opacity) });
  return {
    /** Takes the element from the opacity it has to another one. */
    fadeTo(opacity: number, seconds: number) {
      const transition = { type: 'keyframes', duration: seconds * 1000, ease: 'easeOut' } as const;
      void motion?.apply({ opacity, transition });
    },
  };
}
