/** The key under which the device stores the step. `before-first-paint.js` reads it before the first paint. */
const storageKey = 'comfort-view';

/** Selects the first step until the visitor has chosen. */
const systemPreference = matchMedia('(prefers-contrast: more)');

/** Lets the visitor choose a step of Comfort view, and stores the choice on the device. */
export function offerComfortView() {
  const panel = document.getElementById('comfort-panel');
  panel?.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) keepPlace(() => choose(target.value));
  });
  if (panel) giveFocusBack(panel);
  follow();
  systemPreference.addEventListener('change', follow);
  // Another tab may have changed the choice, or the page may come from the back/forward cache.
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
}

/**
 * Returns the focus to the button that opened the panel. Browsers do this, except for a button that
 * is itself in a popover, such as the menu's.
 */
function giveFocusBack(panel: HTMLElement) {
  let opener: Element | null = null;
  panel.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'open') opener = document.activeElement;
    else if (opener instanceof HTMLElement && panel.matches(':focus-within')) opener.focus();
  });
}

/** Changes the text size, and keeps what the visitor is reading in place. */
function keepPlace(change: () => void) {
  const read = document
    .elementsFromPoint(innerWidth / 3, innerHeight / 2)
    .find((element) => !element.closest('[popover], #root > header'));
  const before = read?.getBoundingClientRect().top ?? 0;
  change();
  scrollBy({ top: (read?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' });
}

function choose(step: string) {
  show(step);
  try {
    localStorage.setItem(storageKey, step);
  } catch {
    // Storage is blocked or full. The choice applies to this page only.
  }
}

function follow() {
  try {
    const remembered = localStorage.getItem(storageKey) ?? '';
    show(/^[0-3]$/.test(remembered) ? remembered : systemPreference.matches ? '1' : '0');
  } catch {
    show(document.documentElement.dataset['comfort'] ?? '0');
  }
}

function show(step: string) {
  const { documentElement } = document;
  if (step === '0') delete documentElement.dataset['comfort'];
  else documentElement.dataset['comfort'] = step;
  documentElement.toggleAttribute('data-large', step > '1');
  for (const radio of document.querySelectorAll<HTMLInputElement>('[name="comfort-step"]')) {
    radio.checked = radio.value === step;
  }
}
