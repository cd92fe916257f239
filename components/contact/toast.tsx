import { X } from 'lucide-react';
import { useState } from 'react';

export const sentTitle = 'Message sent!';
export const sentText = "We'll get back to you as soon as possible.";

/**
 * Confirms for a while that the message was sent. Its live region is there from the start, so that it is
 * announced. While it is empty, it takes no space.
 */
export function Toast({ isShown }: { isShown: boolean }) {
  return (
    <div
      role="status"
      className="toast-region fixed right-0 bottom-0 z-30 max-w-full p-[clamp(1rem,3vw,2rem)] pb-[max(1rem,env(safe-area-inset-bottom))] pointer-events-none"
    >
      {isShown && <Confirmation />}
    </div>
  );
}

function Confirmation() {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div className="toast on-dark flex items-start gap-6 py-4 pl-6 pr-2 bg-deep border border-gold rounded-2px [box-shadow:var(--shadow)] pointer-events-auto [animation:toast-in_400ms_var(--ease)]">
      <div>
        <p className="font-600">{sentTitle}</p>
        <p className="small">{sentText}</p>
      </div>
      <button
        type="button"
        aria-label="Close"
        className="icon-link flex-none"
        onClick={() => setClosed(true)}
      >
        <X size={20} strokeWidth={1.5} aria-hidden />
      </button>
    </div>
  );
}
