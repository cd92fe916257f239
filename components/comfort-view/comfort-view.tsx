import { ALargeSmall } from 'lucide-react';

/** Each choice shows its size, whatever the page's own size is now. */
const steps = [
  { title: 'Off', size: 'text-[1em]' },
  { title: 'Large text', size: 'text-[1.15em]' },
  { title: 'Larger text', size: 'text-[1.35em]' },
  { title: 'Largest text', size: 'text-[1.6em]' },
];

/**
 * Opens Comfort view's choices: the browser's own popover, so it opens before any script has run,
 * closes on Escape and on a press outside, and gives the focus back.
 */
export function ComfortViewButton({ hasIconOnly = false }: { hasIconOnly?: boolean }) {
  return (
    <button
      type="button"
      popoverTarget="comfort-panel"
      className={`needs-script ${hasIconOnly ? 'icon-link' : 'footer-link gap-2'}`}
      title={hasIconOnly ? 'Comfort view' : undefined}
    >
      <ALargeSmall strokeWidth={1.25} aria-hidden />
      <span className={hasIconOnly ? 'sr-only' : undefined}>Comfort view</span>
    </button>
  );
}

export function ComfortViewPanel() {
  return (
    <div id="comfort-panel" popover="auto" className="comfort-panel">
      <fieldset className="m-0 p-0 min-w-0" aria-describedby="comfort-hint">
        <legend className="p-0 font-600 text-[1.1875em]">Comfort view</legend>
        <p id="comfort-hint" className="text-slate">
          A dim, warm page with bigger text, no motion and no pictures behind words. Made for
          dilated, sensitive or tired eyes.
        </p>
        <div className="my-[0.75em]">
          {steps.map(({ title, size }, step) => (
            <label key={title} className="comfort-step">
              <input type="radio" name="comfort-step" value={`${step}`} />
              <span className={size}>{title}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="text-slate">Kept on this device only.</p>
      <button
        type="button"
        popoverTarget="comfort-panel"
        popoverTargetAction="hide"
        className="button-line w-full mt-[1em]"
      >
        Done
      </button>
    </div>
  );
}
