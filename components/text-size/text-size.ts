declare global {
  /**
   * Marks the page with what is chosen, or else with what this device remembers, such as `2 dim`, or with Comfort view where the
   * system asks for more contrast. `before-first-paint.js` defines it. A size alone, such as `2`, was stored when there was only
   * one choice, and each size but the first was dim. Where storage is blocked, the choice holds for one page.
   * @param choice a text size from 0 to 3, and `dim` or `light`, to remember from now on
   */
  var showTextSize: (choice?: string) => void;
}

/** Lets the visitor choose a text size and Comfort view, and stores both on the device. */
export function offerTextSize() {
  const panel = document.getElementById('text-size');
  if (!panel) return;
  const inputs = [...panel.querySelectorAll('input')];
  const { dataset } = document.documentElement;

  function follow() {
    showTextSize();
    for (const input of inputs) {
      const isDim = input.name === 'dim';
      input.checked = isDim ? 'dim' in dataset : input.value === (dataset['size'] ?? '0');
    }
  }

  panel.addEventListener('change', () => {
    const chosen = inputs.filter((input) => input.checked);
    const size = chosen.find(({ name }) => name === 'text-size')?.value;
    const ground = chosen.some(({ name }) => name === 'dim') ? 'dim' : 'light';
    keepPlace(() => showTextSize(`${size} ${ground}`));
  });
  follow();
  matchMedia('(prefers-contrast: more)').addEventListener('change', follow);
  // Another tab may have changed the choice, or the page may come from the back/forward cache.
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
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
