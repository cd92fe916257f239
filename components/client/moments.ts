/** Calls back at the first scroll, touch, key, or movement of the pointer, or at once if the page is scrolled. */
export function whenActive(start: () => void) {
  const events = ['scroll', 'pointerdown', 'pointermove', 'keydown'];
  const act = () => {
    for (const event of events) removeEventListener(event, act);
    start();
  };
  if (scrollY > 0) start();
  else for (const event of events) addEventListener(event, act, { passive: true });
}

/** Calls back as soon as the visitor doesn't ask for reduced motion. */
export function whenMotionSuits(start: () => void) {
  const media = matchMedia('(prefers-reduced-motion: no-preference)');
  if (media.matches) start();
  else media.addEventListener('change', start, { once: true });
}

/** Milliseconds near the screen after which an element counts as seen. A page may scroll past it to its hash. */
const stay = 500;

/** Calls back once an element has been near the screen for a moment. */
export function whenInView(element: HTMLElement, start: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (!entries.at(-1)?.isIntersecting) return;
      timer = setTimeout(() => {
        observer.disconnect();
        start();
      }, stay);
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
}
