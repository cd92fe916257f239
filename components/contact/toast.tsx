import { X } from 'lucide-react';
import { useState } from 'react';
import { contactWords } from '#domain/words/contact.ts';

/**
 * Confirms for a while that the message was sent. Its live region is there from the start, so that it is
 * announced. While it is empty, it takes no space.
 */
export function Toast({ isShown }: { isShown: boolean }) {
  return (
    <div role="status" className="toast-region">
      {isShown && <Confirmation />}
    </div>
  );
}

function Confirmation() {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div className="toast on-dark">
      <div>
        <p className="font-600">{contactWords.sent.title}</p>
        <p className="small">{contactWords.sent.text}</p>
      </div>
      <button
        type="button"
        aria-label={contactWords.close}
        className="icon-link flex-none"
        onClick={() => setClosed(true)}
      >
        <X size={20} strokeWidth={1.5} aria-hidden />
      </button>
    </div>
  );
}
