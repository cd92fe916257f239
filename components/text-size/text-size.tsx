import { Icon } from '#components/ui/icon.tsx';

const name = 'Text size';

/** Each size shows itself, whatever the page's size is. */
const sizes = [
  { title: 'Normal', look: 'text-1em' },
  { title: 'Large', look: 'text-1.15em' },
  { title: 'Larger', look: 'text-1.35em' },
  { title: 'Largest', look: 'text-1.6em' },
];

/**
 * Opens the choices of text size and Comfort view: a native popover, which opens before any script has run. Where popovers are
 * missing, it is a link to them.
 */
export function TextSizeButton({ hasIconOnly = false }: { hasIconOnly?: boolean }) {
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
      <button type="button" popoverTarget="text-size" className={look} title={title}>
        {label}
      </button>
      <a className={`without-popovers ${look}`} href="#text-size" title={title}>
        {label}
      </a>
    </>
  );
}

/**
 * Two separate choices: how large words are, and whether the page is dim. They keep their size and place while the page behind
 * them changes: `--unscaled` is always 17 px. Where popovers are missing, they are in the page, above the footer.
 */
export function TextSizePanel() {
  return (
    <div id="text-size" popover="auto" className="text-size-panel screen-only unscripted:hidden!">
      <fieldset>
        <legend className="font-600 text-1.1875em">{name}</legend>
        {sizes.map(({ title, look }, size) => (
          <label key={title} className="text-size-choice">
            <input type="radio" name="text-size" value={`${size}`} />
            <span className={look}>{title}</span>
          </label>
        ))}
      </fieldset>
      <label className="text-size-choice font-600 border-t">
        <input type="checkbox" name="dim" aria-describedby="dim-hint" />
        Comfort view
      </label>
      <p id="dim-hint" className="text-slate">
        A dim, warm page with no motion, and no photos behind words. For dilated, sensitive, or
        tired eyes.
      </p>
      <p className="text-slate mt-0.75em">Saved on this device only.</p>
      <button
        type="button"
        popoverTarget="text-size"
        popoverTargetAction="hide"
        className="button-line w-full mt-1em"
      >
        Done
      </button>
    </div>
  );
}
