import { whenLoaded } from '#components/client/page-load.ts';
import type { IslandDefinition } from './define-island.ts';
import type { VisitorState } from './visitor-state.ts';

export type IslandModule = { default: IslandDefinition<object> };
type Load = () => Promise<IslandModule>;

/** The first signs of a visitor's hand, anywhere on the page. */
const signs = ['pointermove', 'pointerdown', 'keydown'];
/** Events that also hydrate an island, and try again if its code didn't load. A script dispatches `due`. */
const needs = ['pointerenter', 'focusin', 'click', 'due'];

/**
 * Hydrates the islands that the page shows at the first sign of a visitor's hand, so that the first press finds them ready,
 * from modules by file path.
 */
export function hydrateIslands(loaders: Record<string, Load>) {
  const files = Object.entries(loaders);
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = element.dataset['island'] ?? '';
    const [, load] = files.find(([file]) => file.endsWith(`/${name}.island.tsx`)) ?? [];
    if (!load) continue;
    let isHydrating = false;
    const start = async () => {
      if (isHydrating) return;
      isHydrating = true;
      // The connection may be back when it is needed again.
      isHydrating = await hydrate(element, name, load);
    };
    const startIfShown = () => element.firstElementChild?.getClientRects().length && start();
    whenHandShows(startIfShown);
    repeatHand(element);
    for (const event of needs) element.addEventListener(event, start, { passive: true });
    whenLoaded(() => hasInput(element) && start());
  }
}

/** Calls back at the first sign of a visitor's hand. A press on a plain link isn't one, because it leaves the page. */
function whenHandShows(start: () => void) {
  const act = ({ type, target }: Event) => {
    const link = 'a[href]:not([data-island] a)';
    if (type === 'pointerdown' && target instanceof Element && target.closest(link)) return;
    for (const sign of signs) removeEventListener(sign, act);
    start();
  };
  for (const sign of signs) addEventListener(sign, act, { passive: true });
}

/** Returns whether the focus is in an element, or a text that somebody typed or the browser restored. */
function hasInput(element: HTMLElement): boolean {
  const fields = element.querySelectorAll<HTMLInputElement>('input, textarea');
  return (
    element.matches(':focus-within') ||
    [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  );
}

declare global {
  /** Whether the page's own script, `+client.ts`, has run: see `before-first-paint.js`. */
  var isScriptRunning: boolean | undefined;
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
    dataset['script'] = '';
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

/**
 * Repeats what a visitor's hand did before the island was ready: it came with a mouse, or pressed a button. The press is
 * forgotten if the fallback was its answer.
 */
function repeatHand(element: HTMLElement) {
  let isMouse = false;
  let pressed: Element | null | undefined;
  const keep = ({ type, target, pointerType }: PointerEvent) => {
    isMouse = pointerType === 'mouse';
    if (type !== 'click') return;
    if (element.dataset['failed'] !== undefined) pressed = undefined;
    // A form with an address sends itself.
    pressed = (target as Element).closest('button:not([action] *)') ?? pressed;
  };
  const repeat = ({ detail: state }: CustomEventInit<VisitorState>) => {
    for (const event of hand) element.removeEventListener(event, keep);
    const over = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' });
    if (isMouse) element.querySelector('a:hover')?.dispatchEvent(over);
    if (pressed) state?.twinOf(pressed)?.click();
  };
  for (const event of hand) element.addEventListener(event, keep);
  element.addEventListener('hydrated', repeat, { once: true });
}

const hand = ['pointerover', 'click'] as const;
