import { Link2, Printer, Share } from 'lucide-react';
import { useState } from 'react';
import { defineIsland, useHydrated } from '#components/island/define-island.ts';

interface ShareToolsProps {
  title: string;
  /** A part of the site to share, with words of its own. By default, the page is shared, and can be printed. */
  part?: { path: string; label: string };
}

/** Shares the page through the device's share sheet, or copies its link; and prints it. */
function ShareTools({ title, part }: ShareToolsProps) {
  const [message, setMessage] = useState('');
  const canShare = useHydrated() && 'share' in navigator;

  async function share() {
    const url = part
      ? new URL(part.path, location.href).href
      : location.href.replace(location.hash, '');
    if (canShare && (await offerToShare(title, url))) return;
    setMessage(
      (await copy(url))
        ? 'Link copied'
        : 'The link wasn’t copied. Use the link in the address bar.',
    );
  }

  return (
    <div className="share-tools needs-script flex flex-wrap items-center gap-x-6">
      <button type="button" className="tool" onClick={share}>
        {canShare ? <Share size={18} aria-hidden /> : <Link2 size={18} aria-hidden />}
        {part?.label ?? (canShare ? 'Share this page' : 'Copy link')}
      </button>
      {!part && (
        <button type="button" className="tool" onClick={() => print()}>
          <Printer size={18} aria-hidden />
          Print
        </button>
      )}
      <span role="status" className="empty:absolute">
        {message}
      </span>
    </div>
  );
}

/** Returns whether the share sheet opened. Closing it without sharing counts. */
async function offerToShare(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Returns whether the link was copied. Pages without TLS have no clipboard. */
async function copy(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

export default defineIsland('share-tools', ShareTools);
