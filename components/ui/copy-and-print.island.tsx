import { useState } from 'react';
import { defineIsland } from '#components/island/define-island.ts';
import type { SiteLanguage } from '#domain/core/language.ts';
import { Icon } from './icon.tsx';

interface CopyAndPrintProps {
  title: string;
  /** The path of what to share, by default a list. Without it, the page is shared, and can be printed. */
  part?: string;
  /** Whether the link keeps what the address has after `#`: a setting of the page. */
  withSetting?: boolean;
  label?: string;
  language?: SiteLanguage;
}

/** Labels and messages. Only a list is shared in Spanish. */
const words = {
  en: {
    shareList: 'Share this list',
    copied: 'Link copied',
    notCopied: 'The link wasn’t copied. Use the link in the address bar.',
    failed: 'This didn’t load. Please use your browser’s menu.',
  },
  es: {
    shareList: 'Compartir esta lista',
    copied: 'Enlace copiado',
    notCopied: 'No se copió el enlace. Use el de la barra de direcciones.',
    failed: 'Esto no se cargó. Use el menú de su navegador.',
  },
} as const;

/** Shares the page through the device's share sheet, or copies its link; and prints it. */
function CopyAndPrint({ title, part, withSetting, label, language = 'en' }: CopyAndPrintProps) {
  const { shareList, copied, notCopied, failed } = words[language];
  const [message, setMessage] = useState('');

  async function share() {
    const url = new URL(part ?? (withSetting ? location.hash : ''), location.href).href;
    try {
      if ('share' in navigator) return await navigator.share({ title, url });
    } catch (error) {
      // The visitor closed the share sheet. After any other error, the link is copied.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setMessage(copied);
    } catch {
      // Pages without TLS have no clipboard.
      setMessage(notCopied);
    }
  }

  return (
    <div className="copy-and-print flex flex-wrap items-center gap-x-6 unscripted:hidden!">
      <button
        type="button"
        className="tap gap-2 hover:underline active:text-bronze"
        onClick={share}
      >
        <Icon name="link-2" size={18} className="sharing:hidden" />
        <Icon name="share" size={18} className="hidden sharing:inline" />
        {part ? (
          <span>{label ?? shareList}</span>
        ) : (
          <>
            <span className="sharing:hidden">Copy link</span>
            <span className="hidden sharing:inline">Share this page</span>
          </>
        )}
      </button>
      {!part && (
        <button
          type="button"
          className="tap gap-2 hover:underline active:text-bronze"
          // Browsers inside other apps can’t print.
          onClick={() =>
            typeof window.print === 'function'
              ? print()
              : setMessage('This browser can’t print. Open the page in another one.')
          }
        >
          <Icon name="printer" size={18} />
          Print
        </button>
      )}
      <span className="hidden failed:inline">{failed}</span>
      <span role="status" className="empty:absolute">
        {message}
      </span>
    </div>
  );
}

export default defineIsland('copy-and-print', CopyAndPrint);
