import { Dialog } from '@ark-ui/react/dialog';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { defineIsland } from '#components/island/define-island.ts';
import { Icon } from '#components/ui/icon.tsx';
import { Mark } from '#components/ui/logo.tsx';
import { EmailLink } from '#components/ui/phone-link.tsx';
import { eyeTroubleWords } from '#domain/core/urgency.ts';
import type { AnnouncementDays } from '#domain/practice/announcement-days.ts';
import { whenVisitorIsIdle } from './announce.ts';
import styles from './announcement-dialog.island.css?inline';

/** The element that had the focus when the dialog opened: it doesn't open again if its island is rendered anew. */
let opener: Element | null = null;

function AnnouncementDialog(props: AnnouncementProps) {
  const { eyebrow, heading, action, emergency } = props;
  const [isOpen, setIsOpen] = useState<boolean>();
  const [card, setCard] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    whenVisitorIsIdle(() => {
      if (opener) return;
      opener = document.activeElement;
      // A transition renders in slices of 5 ms, between which the page answers.
      startTransition(() => setIsOpen(true));
    });
  }, []);
  useLayoutEffect(() => {
    if (!isOpen || !card) return undefined;
    return whileShown(card, () => setIsOpen(false));
  }, [isOpen, card]);
  // The library's dialog starts open. One that starts closed and opens costs half as much again.
  if (isOpen === undefined) return undefined;
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => setIsOpen(open)}
      initialFocusEl={() => card}
      // If nothing had the focus, Tab goes on at the top of the page, not after the dialog's element.
      finalFocusEl={() => (opener === document.body ? document.getElementById('main') : null)}
      unmountOnExit
    >
      <Dialog.Backdrop className="announcement-backdrop screen-only fixed inset-0 z-50" />
      <Dialog.Positioner className="announcement-positioner screen-only fixed inset-0 z-50 grid">
        <Dialog.Content
          ref={setCard}
          className="announcement relative grid grid-rows-[minmax(0,1fr)_auto] w-full text-ink bg-ivory rounded-2px"
        >
          <div className="announcement-text relative overflow-auto scroll-py-4 overscroll-contain">
            <Dialog.CloseTrigger className="announcement-close icon-link" aria-label="Close">
              <Icon name="x" size={22} />
            </Dialog.CloseTrigger>
            <Mark className="announcement-seal mx-auto mb-6 text-gold" strokeWidth={0.75} />
            {eyebrow && <p className="eyebrow">{eyebrow}</p>}
            <Dialog.Title className="display-3 announcement-heading mt-1">{heading}</Dialog.Title>
            <Dialog.Description asChild>
              <div>
                <News {...props} />
              </div>
            </Dialog.Description>
          </div>
          <p className="announcement-end">
            <button type="button" className="button-gold w-full" onClick={() => setIsOpen(false)}>
              {action ?? 'OK'}
            </button>
            {emergency && (
              <a className="line-link mt-2" href={emergency}>
                {eyeTroubleWords.emergency}
              </a>
            )}
          </p>
        </Dialog.Content>
      </Dialog.Positioner>
    </Dialog.Root>
  );
}

/**
 * Gives up if the dialog can't be seen: a blocker's rule may hide it at any time, and would leave a page that nobody can
 * use.
 * @returns a function that tells the page that the dialog is closed
 */
function whileShown(dialog: HTMLElement, giveUp: () => void): () => void {
  const island = dialog.closest<HTMLElement>('[data-island]');
  const observer = new IntersectionObserver(([change]) => {
    const isHidden = getComputedStyle(dialog).visibility === 'hidden';
    if (isHidden || !change?.isIntersecting) giveUp();
  });
  observer.observe(dialog);
  return () => {
    observer.disconnect();
    delete island?.dataset['pending'];
    island?.dispatchEvent(new Event('closed'));
  };
}

export interface AnnouncementProps {
  eyebrow?: string | undefined;
  heading: string;
  /** The label of the button that closes the dialog. */
  action?: string | undefined;
  text?: string | undefined;
  /** The new location, if the announcement is about one, and the day on which it opens, in words. */
  place?:
    | { locality: string; address: string; email: string; opens?: string | undefined }
    | undefined;
  days: AnnouncementDays;
  /** The path of the page about emergencies, for a visitor whom the dialog interrupts. */
  emergency?: string | undefined;
}

/** The text and, for a new location, its address, its opening day and an email address for questions. */
function News({ text, place }: Pick<AnnouncementProps, 'text' | 'place'>) {
  return (
    <>
      {place && <p className="subtitle mt-2">{`Coming Soon to ${place.locality}`}</p>}
      {text && <p className="mt-3">{text}</p>}
      {place && (
        <dl className="mt-5 pt-4 pb-1 border-t">
          <dt className="eyebrow">{place.opens ? `Opening ${place.opens}` : 'Opening Soon'}</dt>
          <dd>{place.address}</dd>
          <dd>
            <EmailLink address={place.email} className="line-link" />
          </dd>
        </dl>
      )}
    </>
  );
}

export default defineIsland('announcement-dialog', AnnouncementDialog, styles);
