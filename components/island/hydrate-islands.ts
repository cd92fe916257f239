import type { IslandDefinition } from './define-island.ts';
import type { VisitorState } from './visitor-state.ts';
import { whenIdle } from './when-idle.ts';

/**
 * When to hydrate an island: when the browser is idle, when the island is near the screen, or when
 * the visitor first hovers over, touches or focuses it.
 */
export type HydrateOn = 'idle' | 'visible' | 'intent';

export type IslandModule = { default: IslandDefinition<object> };
type Load = () => Promise<IslandModule>;

/** Milliseconds near the screen after which an island counts as seen. A page may scroll past it to its hash. */
const stay = 500;

const schedulers: Record<HydrateOn, (element: HTMLElement, start: () => void) => void> = {
  idle: (_element, start) => whenIdle(start),
  visible: whenVisible,
  intent: whenTouched,
};

/** Schedules the hydration of every island once the page has loaded, from modules by file path. */
export function hydrateIslands(loaders: Record<string, Load>) {
  const files = Object.entries(loaders);
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = element.dataset['island'] ?? '';
    const [, load] = files.find(([file]) => file.endsWith(`/${name}.island.tsx`)) ?? [];
    const moment = (element.dataset['hydrate'] ?? 'idle') as HydrateOn;
    if (!load) continue;
    let isHydrating = false;
    const start = async () => {
      if (isHydrating) return;
      isHydrating = true;
      isHydrating = await hydrate(element, name, load);
      // The connection may be back at the next press.
      if (!isHydrating) element.addEventListener('click', start, { once: true });
    };
    whenSuited(element.dataset['media'], () => schedulers[moment](element, start));
    keepPress(element, start);
  }
}

/** Hydrates an island, or marks it as failed, which shows its fallback. Returns whether its code has loaded. */
async function hydrate(element: HTMLElement, name: string, load: Load): Promise<boolean> {
  try {
    const [hydrateIsland, module] = await Promise.all([loadRuntime(), load()]);
    await untilReleased();
    delete element.dataset['failed'];
    hydrateIsland(element, module.default);
    return true;
  } catch (error) {
    element.dataset['failed'] = '';
    console.error(`Island "${name}" didn't load and isn't interactive. Press it again:`, error);
    return false;
  }
}

/** Loads what every island needs. Without it, the page shows all fallbacks: see `before-first-paint.js`. */
async function loadRuntime() {
  const { dataset } = document.documentElement;
  try {
    const { hydrateIsland } = await import('./hydrate.ts');
    dataset['script'] = 'runs';
    return hydrateIsland;
  } catch (error) {
    delete dataset['script'];
    throw error;
  }
}

let isPressing = false;
for (const event of ['pointerdown', 'pointerup', 'pointercancel'])
  addEventListener(event, ({ type }) => (isPressing = type === 'pointerdown'), { passive: true });

/** Waits while a button is pressed down, for a second at most: if it were replaced, its click would be lost. */
async function untilReleased() {
  for (let waits = 0; isPressing && waits < 20; waits += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Waits until a media query matches. Without a query, it doesn't wait. */
function whenSuited(query: string | undefined, start: () => void) {
  const media = matchMedia(query ?? 'all');
  if (media.matches) start();
  else media.addEventListener('change', start, { once: true });
}

function whenVisible(element: HTMLElement, start: () => void) {
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
  whenIdle(() => observer.observe(element));
}

function whenTouched(element: HTMLElement, start: () => void) {
  for (const event of ['pointerenter', 'pointerdown', 'focusin', 'touchstart']) {
    element.addEventListener(event, start, { once: true, passive: true });
  }
}

/** Repeats the last press of a button that doesn't work before its island is hydrated. */
function keepPress(element: HTMLElement, hydrate: () => void) {
  if (element.dataset['keepsPress'] === undefined) return;
  let pressed: HTMLButtonElement | undefined;
  element.addEventListener('click', keep);
  element.addEventListener('hydrated', repeat);

  function keep({ target }: Event) {
    // The last press had its answer: the fallback.
    if (element.dataset['failed'] !== undefined) pressed = undefined;
    pressed = (target as Element).closest('button') ?? pressed;
    if (pressed) hydrate();
  }

  function repeat({ detail: state }: CustomEventInit<VisitorState>) {
    element.removeEventListener('click', keep);
    if (pressed) state?.twinOf(pressed)?.click();
    pressed = undefined;
  }
}
