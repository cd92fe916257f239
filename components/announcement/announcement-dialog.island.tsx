import { Dialog } from '@ark-ui/react/dialog';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { defineIsland } from '#components/island/define-island.ts';
import { Icon } from '#components/ui/icon.tsx';
import { Mark } from '#components/ui/logo.tsx';
import { EmailLink } from '#components/ui/phone-link.tsx';
import type { AnnouncementDays } from '#domain/practice/announcement-days.ts';
import { whenVisitorIsIdle } from './announce.ts';
import styles from './announcement-dialog.island.css?inline';

function AnnouncementDialog(props: AnnouncementProps) {
  const { eyebrow, heading, action } = props;
  const [isOpen, setIsOpen] = useState<boolean>();
  const [card, setCard] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    // The visitor may have begun something while this code was on its way. A transition renders in slices of 5 ms,
    // between which the page answers.
    whenVisitorIsIdle(() => startTransition(() => setIsOpen(true)));
  }, []);
  useLayoutEffect(() => {
    if (!isOpen || !card) return undefined;
    return takeOver(card, () => setIsOpen(false));
  }, [isOpen, card]);
  // The library's dialog starts open. One that starts closed and opens costs half as much again.
  if (isOpen === undefined) return undefined;
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => setIsOpen(open)}
      initialFocusEl={() => card}
      // For a modal one, the library would style every element of the page again, as `inert` would.
      modal={false}
      trapFocus
      closeOnInteractOutside
      onExitComplete={focusPage}
      unmountOnExit
    >
      <Dialog.Backdrop className="announcement-backdrop screen-only" />
      <Dialog.Positioner className="announcement-positioner screen-only">
        <Dialog.Content ref={setCard} aria-modal className="announcement">
          <div className="announcement-text">
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
          </p>
        </Dialog.Content>
      </Dialog.Positioner>
    </Dialog.Root>
  );
}

/**
 * Keeps the page from scrolling, hides everything behind the dialog from assistive technology, and calls back if the
 * dialog can't be seen: a blocker's rule may hide it at any time, and would leave a page that nobody can use.
 * @returns a function that makes the page usable again
 */
function takeOver(dialog: HTMLElement, giveUp: () => void): () => void {
  const { clientWidth, dataset } = document.documentElement;
  dataset['announcing'] = innerWidth > clientWidth ? 'beside-scroll-bar' : '';
  const behind: Element[] = [];
  const island = dialog.closest<HTMLElement>('[data-island]');
  let inner: HTMLElement | null = island;
  for (; inner?.parentElement && inner.id !== 'root'; inner = inner.parentElement) {
    behind.push(...[...inner.parentElement.children].filter((child) => child !== inner));
  }
  for (const element of behind) element.setAttribute('aria-hidden', 'true');
  const observer = new ResizeObserver(() => {
    if (dialog.getClientRects().length === 0) giveUp();
  });
  observer.observe(dialog);
  return () => {
    observer.disconnect();
    delete dataset['announcing'];
    for (const element of behind) element.removeAttribute('aria-hidden');
    delete island?.dataset['pending'];
    island?.dispatchEvent(new Event('closed'));
  };
}

/**
 * If nothing had the focus before the dialog opened, lets the next Tab start at the top of the page.
 * Otherwise it would continue after the dialog's element, with the footer. If something had the focus, it
 * gets it back.
 */
function focusPage() {
  const { activeElement, body } = document;
  if (!activeElement?.matches('body, .announcement, .announcement *')) return;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
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
