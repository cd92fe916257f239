import type { ReactNode } from 'react';
import { BookingLink } from '#components/booking/booking-link.tsx';
import { ComfortViewButton } from '#components/comfort-view/comfort-view.tsx';
import { CallOffice } from '#components/ui/call-office.tsx';
import { ServiceIcon } from '#components/ui/icon.tsx';
import { mainLinks, menuLinks, serviceLinks } from '#domain/browser-content.ts';
import { type PageLink, plainPages } from '#domain/site/plain-pages.ts';
import { currentMark, type MainNavigationProps } from './main-navigation.island.tsx';

const barLink =
  ':uno-bar-link: tap gold-on-hover decoration-2 underline-offset-[0.5rem] aria-[current]:(underline decoration-gold)';

/** The alarm color on a dark ground: 5.3:1. */
const alarm = '[color:#f87171]';

/**
 * The menu of small screens: a native popover, which opens before any script has run. Its button is three lines that
 * become a cross while it is open.
 */
export function MobileMenu({ currentPath }: MainNavigationProps) {
  return (
    <>
      <button
        type="button"
        className=":uno-menu-toggle: md:hidden grid place-items-center w-44px h-44px"
        popoverTarget="menu"
      >
        <span
          className=":uno-menu-bars: relative w-6 h-15.5px border-y-1.5px border-current menu-open:border-0 [&::before,&::after]:(content-empty absolute inset-x-0 top-5.5px border-t-1.5px border-current) menu-open:before:(top-7px [rotate:45deg]) menu-open:after:(top-7px [rotate:-45deg])"
          aria-hidden="true"
        />
        <span className="sr-only">Menu</span>
      </button>
      <div
        id="menu"
        popover="auto"
        className=":uno-mobile-menu: on-dark bg-deep md:hidden inset-x-0 top-header bottom-0 w-full h-auto px-gutter overflow-hidden"
      >
        <nav className="flex flex-col h-full" aria-label="Menu">
          {/* Firefox makes scrolling elements focusable, so it would stop here before the links. */}
          <div
            tabIndex={-1}
            className=":uno-menu-scroll: flex-1 -mx-gutter px-gutter pt-3 overflow-auto scroll-py-4 overscroll-contain"
          >
            <div className="float-right pt-1.5">
              <ComfortViewButton />
            </div>
            <ul>
              {mainLinks.map((link) => (
                <MenuLink
                  key={link.path}
                  link={link}
                  currentPath={currentPath}
                  className="border-b"
                  look="min-h-14 font-display text-1.75rem font-500 leading-[1.2]"
                >
                  {link.path === plainPages.services.path && (
                    <ul className="grid grid-cols-2 gap-x-5 gap-y-1.5 pb-4 leading-tight color-slate">
                      {serviceLinks.map((service) => (
                        <MenuLink
                          key={service.path}
                          link={service}
                          currentPath={currentPath}
                          isUrgent={service.icon === 'bell'}
                        />
                      ))}
                      {menuLinks.map((link, index) => (
                        <MenuLink
                          key={link.path}
                          link={link}
                          currentPath={currentPath}
                          className={index === 0 ? 'col-span-full' : ''}
                        />
                      ))}
                    </ul>
                  )}
                </MenuLink>
              ))}
            </ul>
          </div>
          <p className=":uno-menu-end: grid grid-cols-[1fr_auto] gap-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] [&>*]:whitespace-nowrap">
            <BookingLink className="button-gold" />
            <CallOffice className="button-line" />
          </p>
        </nav>
      </div>
    </>
  );
}

interface MenuLinkProps {
  link: PageLink;
  currentPath: string;
  /** Whether it leads to help in an emergency. */
  isUrgent?: boolean;
  className?: string;
  look?: string;
  children?: ReactNode;
}

function MenuLink({ link, currentPath, isUrgent, className, look, children }: MenuLinkProps) {
  const { title, path } = link;
  return (
    <li className={className}>
      <a
        href={path}
        className={`${barLink} ${isUrgent ? alarm : (look ?? '')}`}
        aria-current={currentMark(path, currentPath)}
      >
        {title}
        {isUrgent && <ServiceIcon icon="bell" className="w-4.5 ml-2" />}
      </a>
      {children}
    </li>
  );
}
