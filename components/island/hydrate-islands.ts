import { whenLoaded } from '#components/client/moments.ts';
import type { IslandDefinition } from './define-island.ts';
import type { VisitorState } from './visitor-state.ts';

export type IslandModule = { default: IslandDefinition<object> };
type Load = () => Promise<IslandModule>;

/** Somebody needs an island: a pointer, the focus, a press, or a script that dispatches `due` to its element. */
const needs = ['pointerenter', 'focusin', 'click', 'due'];

/**
 * Hydrates every island when somebody needs it, from modules by file path. An `expected` event has its code fetched, and
 * not evaluated yet.
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
    for (const event of needs) element.addEventListener(event, start, { passive: true });
    element.addEventListener('expected', () => fetchOnly(loadRuntime, load));
    whenLoaded(() => hasInput(element) && start());
    keepPress(element, start);
  }
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
  /** While it is true, an import is fetched and not evaluated: see `build/client-chunks.ts`. */
  var isFetchingOnly: boolean | undefined;
}

function fetchOnly(...imports: (() => unknown)[]) {
  globalThis.isFetchingOnly = true;
  for (const load of imports) load();
  globalThis.isFetchingOnly = false;
}

/** Hydrates an island, or marks it as failed, which shows its fallback. Returns whether its code has loaded. */
async function hydrate(element: HTMLElement, name: string, load: Load): Promise<boolean> {
  try {
    const [hydrateIsland, module] = await Promise.all([runRuntime(), load()]);
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

const loadRuntime = () => import('./hydrate.ts');

/** Loads what every island needs. Without it, the page shows all fallbacks: see `before-first-paint.js`. */
async function runRuntime() {
  const { dataset } = document.documentElement;
  try {
    const { hydrateIsland } = await loadRuntime();
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
