import { ALargeSmall } from 'lucide-react';
import { comfortSteps } from './comfort-step.ts';

/**
 * Opens Comfort view's choices: the browser's own popover, so it opens before any script has run,
 * closes on Escape and on a press outside, and gives the focus back.
 */
export function ComfortViewButton({ hasIconOnly = false }: { hasIconOnly?: boolean }) {
  return (
    <button
      type="button"
      popoverTarget="comfort-panel"
      className={`needs-script ${hasIconOnly ? 'icon-link' : 'comfort-button footer-link'}`}
      title={hasIconOnly ? 'Comfort view' : undefined}
    >
      <ALargeSmall strokeWidth={1.25} aria-hidden />
      <span className={hasIconOnly ? 'sr-only' : undefined}>Comfort view</span>
    </button>
  );
}

/** The choices themselves, once a page. */
export function ComfortViewPanel() {
  return (
    <div id="comfort-panel" popover="auto" className="comfort-panel">
      <fieldset aria-describedby="comfort-hint">
        <legend>Comfort view</legend>
        <p id="comfort-hint">
          A dim, warm page with bigger text, no motion and no pictures behind words. Made for
          dilated, sensitive or tired eyes.
        </p>
        <div className="comfort-steps">
          {comfortSteps.map(({ step, title }) => (
            <label key={step} className="comfort-step">
              <input type="radio" name="comfort-step" value={step} />
              <span data-step={step}>{title}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p>Kept on this device only.</p>
      <button
        type="button"
        popoverTarget="comfort-panel"
        popoverTargetAction="hide"
        className="button-line"
      >
        Done
      </button>
    </div>
  );
}
