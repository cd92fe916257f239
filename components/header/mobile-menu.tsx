import type { ReactNode } from 'react';
import { BookingLink } from '#components/booking/booking-link.tsx';
import { OtherLanguage } from '#components/signs/level.tsx';
import { Calls } from '#components/ui/calls.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { TextIn } from '#components/ui/language.tsx';
import { mainLinks, menuLinks, serviceLinks } from '#domain/browser-content.ts';
import { practice } from '#domain/content.ts';
import { type PageLink, plainPages } from '#domain/core/addresses.ts';
import { currentMark } from './main-navigation.island.tsx';

/**
 * The menu of small screens: a native popover, which opens before any script has run. Its button is three lines that
 * become a cross while it is open. Where popovers are missing, it is a link to the links of the footer.
 */
export function MobileMenu({ currentPath }: { currentPath: string }) {
  const label = (
    <>
      <span className="menu-bars" aria-hidden="true" />
      <span className="sr-only">Menu</span>
    </>
  );
  return (
    <>
      <button type="button" className="menu-toggle" popoverTarget="menu">
        {label}
      </button>
      <a className="menu-toggle without-popovers" href="#footer-links">
        {label}
      </a>
      <div id="menu" popover="auto" className="mobile-menu on-dark">
        <nav className="flex flex-col h-full" aria-label="Menu">
          {/* Firefox makes scrolling elements focusable, so it would stop here before the links. */}
          <div tabIndex={-1} className="menu-scroll">
            <div className="flex justify-end gap-x-6">
              <OtherLanguage className="footer-link" />
              {practice.profiles.instagram && (
                <a className="footer-link @[24.375rem]:hidden" href={practice.profiles.instagram}>
                  Instagram
                </a>
              )}
            </div>
            <ul>
              {mainLinks.map((link) => (
                <MenuLink
                  key={link.path}
                  link={link}
                  currentPath={currentPath}
                  className="border-b"
                  look="bar-link min-h-14 display-3"
                >
                  {link.path === plainPages.services.path && (
                    <ul className="menu-services fit-8rem gap-x-5 gap-y-1.5 pb-4 leading-tight text-slate">
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
                          className={index === 0 ? 'col-span-full' : undefined}
                        />
                      ))}
                    </ul>
                  )}
                </MenuLink>
              ))}
            </ul>
          </div>
          <p className="menu-end">
            <BookingLink className="button-gold" />
            <Calls look="one" className="button-line" />
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
  className?: string | undefined;
  look?: string;
  children?: ReactNode;
}

function MenuLink({ look = 'bar-link', ...props }: MenuLinkProps) {
  const { link, currentPath, isUrgent, className, children } = props;
  const { title, path, language } = link;
  return (
    <li className={className}>
      <a
        // The alarm's color on a dark ground: 5.3:1.
        className={isUrgent ? `${look} text-[#f87171]` : look}
        href={path}
        aria-current={currentMark(path, currentPath)}
      >
        <TextIn language={language}>{title}</TextIn>
        {isUrgent && <Icon name="bell" className="service-icon w-4.5 ml-2" />}
      </a>
      {children}
    </li>
  );
}
