import { BookingLink } from '#components/booking/booking-link.tsx';
import { Island } from '#components/island/island.tsx';
import { TextSizeButton } from '#components/text-size/text-size.tsx';
import { Calls } from '#components/ui/calls.tsx';
import { HomeLink } from '#components/ui/home-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useLanguage } from '#components/ui/language.tsx';
import { practice } from '#domain/content.ts';
import mainNavigation from './main-navigation.island.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/**
 * The header of every page: brand, navigation, phone, Instagram, text size, and the booking button. It is clear over
 * the hero, and has a ground once the page is scrolled or something is open.
 */
export function Header({ currentPath }: { currentPath: string }) {
  return (
    <header
      // The home page opens with a hero. The header is painted before the browser has read that far.
      data-over-hero={currentPath === '/' ? '' : undefined}
      className="site-header screen-only"
    >
      <div className="container header-row" data-header-row>
        <HomeLink
          className="brand tap"
          logo="w-136px @[74rem]:w-168px aspect-[var(--logo-ratio)]"
        />
        <Island
          of={mainNavigation}
          props={{ currentPath, language: useLanguage() }}
          className="main-navigation"
        />
        <ul className="header-icons">
          <li className="flex">
            <Calls look="one" className="header-phone icon-link" isLabeled>
              {({ phone }) => (
                <>
                  <Icon name="phone" />
                  <span>{phone}</span>
                </>
              )}
            </Calls>
          </li>
          {practice.profiles.instagram && (
            <li className="hidden @[24.375rem]:block">
              <a className="icon-link" href={practice.profiles.instagram} aria-label="Instagram">
                <Icon name="instagram" />
              </a>
            </li>
          )}
          <li className="header-size">
            <TextSizeButton hasIconOnly />
          </li>
        </ul>
        <BookingLink hasArrow={false} className="header-booking button-gold" />
        <MobileMenu currentPath={currentPath} />
      </div>
    </header>
  );
}
