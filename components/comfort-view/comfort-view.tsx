import { Icon } from '#components/ui/icon.tsx';

const name = 'Comfort view';

/** Each choice shows its own size, whatever the page's size is. */
const steps = [
  { title: 'Off', size: 'text-1em' },
  { title: 'Large text', size: 'text-1.15em' },
  { title: 'Larger text', size: 'text-1.35em' },
  { title: 'Largest text', size: 'text-1.6em' },
];

/**
 * Opens Comfort view's choices: a native popover, which opens before any script has run. Where popovers are missing, it is
 * a link to them.
 */
export function ComfortViewButton({ hasIconOnly = false }: { hasIconOnly?: boolean }) {
  const look = `unscripted:hidden! ${hasIconOnly ? 'icon-link' : 'footer-link gap-2'}`;
  const title = hasIconOnly ? name : undefined;
  const label = (
    <>
      <Icon name="a-large-small" />
      <span className={hasIconOnly ? 'sr-only' : undefined}>{name}</span>
    </>
  );
  return (
    <>
      <button type="button" popoverTarget="comfort-panel" className={look} title={title}>
        {label}
      </button>
      <a className={`without-popovers ${look}`} href="#comfort-panel" title={title}>
        {label}
      </a>
    </>
  );
}

/**
 * Its choices keep their size and place while the page behind them changes: `--unscaled` is always 16 px. Where popovers
 * are missing, they are in the page, above the footer.
 */
export function ComfortViewPanel() {
  return (
    <div id="comfort-panel" popover="auto" className="comfort-panel screen-only unscripted:hidden!">
      <fieldset aria-describedby="comfort-hint">
        <legend className="font-600 text-1.1875em">{name}</legend>
        <p id="comfort-hint" className="text-slate">
          A dim, warm page with bigger text, no motion, and no photos behind words. For dilated,
          sensitive, or tired eyes.
        </p>
        <div className="my-0.75em">
          {steps.map(({ title, size }, step) => (
            <label key={title} className="comfort-step">
              <input type="radio" name="comfort-step" value={`${step}`} />
              <span className={size}>{title}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="text-slate">Saved on this device only.</p>
      <button
        type="button"
        popoverTarget="comfort-panel"
        popoverTargetAction="hide"
        className="button-line w-full mt-1em"
      >
        Done
      </button>
    </div>
  );
}
