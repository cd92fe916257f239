/** Milliseconds after a change before the address has it: Safari allows 100 changes in 30 seconds. */
const addressDelay = 350;
const degrees = ['a quarter of the way', 'about half way', 'three quarters of the way'];

/**
 * Keeps the kind and the degree of what is shown in the address (`#cataract-60`), which no server receives, and says
 * them to screen readers. A wrong setting is ignored.
 * @param show the element with the picture and its controls
 */
export function followSetting(show: HTMLElement) {
  const slider = show.querySelector('input[type="range"]') as HTMLInputElement;
  const kinds = [...show.querySelectorAll<HTMLInputElement>('[name="kind"]')];
  const put = (name: string, value: string) => show.style.setProperty(name, value);
  let timer: ReturnType<typeof setTimeout>;

  function update() {
    const kind = kinds.find(({ checked }) => checked);
    const ends = [...show.querySelectorAll(`#${kind?.value}-ends > span`)];
    const [least, most] = ends.map(({ textContent }) => textContent?.toLowerCase());
    const degree = [least, ...degrees, most][Math.round(slider.valueAsNumber / 25)];
    show.dataset['kind'] = kind?.value;
    put('--amount', `${slider.valueAsNumber / 100}`);
    slider.setAttribute('aria-valuetext', `${kind?.parentElement?.textContent}, ${degree}`);
  }

  function writeAddress() {
    history.replaceState(history.state, '', `#${show.dataset['kind']}-${slider.value}`);
  }

  /** Shows the setting of the address. Returns whether it has one. */
  function readAddress(): boolean {
    const [, name, amount = ''] = /^#([a-z]+)-(\d{1,3})$/.exec(location.hash) ?? [];
    const kind = kinds.find(({ value }) => value === name);
    const isSetting = kind !== undefined && Number(amount) <= 100;
    if (isSetting) [kind.checked, slider.value] = [true, amount];
    update();
    return isSetting;
  }

  show.addEventListener('input', () => {
    update();
    clearTimeout(timer);
    timer = setTimeout(writeAddress, addressDelay);
  });
  // Before the button that copies the address acts.
  show.addEventListener('click', writeAddress, { capture: true });
  addEventListener('hashchange', readAddress);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isByLink = visit?.type === 'navigate' && !document.referrer.startsWith(location.origin);
  if (readAddress() && isByLink) {
    put('--is-asked', 'hidden');
    put('--is-sent', 'visible');
  }
  show.addEventListener('pointermove', ({ clientX, clientY }) =>
    put('--drift', `${clientX / 50}px ${clientY / 50}px`),
  );
}
