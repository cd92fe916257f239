import { ALargeSmall } from 'lucide-react';
import { comfortViewWords } from '#domain/words/site.ts';

/** Each choice shows its own size, whatever the page's size is. */
const sizes = ['text-[1em]', 'text-[1.15em]', 'text-[1.35em]', 'text-[1.6em]'];

/** Opens Comfort view's choices: a native popover, which opens before any script has run. */
export function ComfortViewButton({ hasIconOnly = false }: { hasIconOnly?: boolean }) {
  return (
    <button
      type="button"
      popoverTarget="comfort-panel"
      className={`needs-script ${hasIconOnly ? 'icon-link' : 'footer-link gap-2'}`}
      title={hasIconOnly ? comfortViewWords.name : undefined}
    >
      <ALargeSmall strokeWidth={1.25} aria-hidden />
      <span className={hasIconOnly ? 'sr-only' : undefined}>{comfortViewWords.name}</span>
    </button>
  );
}

export function ComfortViewPanel() {
  return (
    <div id="comfort-panel" popover="auto" className="comfort-panel">
      <fieldset aria-describedby="comfort-hint">
        <legend className="font-600 text-[1.1875em]">{comfortViewWords.name}</legend>
        <p id="comfort-hint" className="text-slate">
          {comfortViewWords.hint}
        </p>
        <div className="my-[0.75em]">
          {comfortViewWords.steps.map((title, step) => (
            <label key={title} className="comfort-step">
              <input type="radio" name="comfort-step" value={`${step}`} />
              <span className={sizes[step]}>{title}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="text-slate">{comfortViewWords.storage}</p>
      <button
        type="button"
        popoverTarget="comfort-panel"
        popoverTargetAction="hide"
        className="button-line w-full mt-[1em]"
      >
        {comfortViewWords.done}
      </button>
    </div>
  );
}
