import Phone from 'lucide-react/icons/phone';
import { BookingLink } from '#components/booking/booking-link.tsx';
import { ComfortViewButton, ComfortViewPanel } from '#components/comfort-view/comfort-view.tsx';
import { Island } from '#components/island/island.tsx';
import { InstagramIcon } from '#components/ui/icon.tsx';
import { Logo } from '#components/ui/logo.tsx';
import { PhoneLink } from '#components/ui/phone-link.tsx';
import { mainLocation, practice } from '#domain/content.ts';
import mainNavigation from './main-navigation.island.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/** The header of every page: brand, navigation, phone, Instagram and the booking button. */
export function Header({ currentPath }: { currentPath: string }) {
  return (
    <header className="site-header screen-only">
      <div className="container flex items-center gap-2 h-full md:gap-1 xl:gap-2">
        <a href="/" className="brand tap flex-none" aria-label={`${practice.name}, home`}>
          <Logo className="brand-logo" />
        </a>
        <Island
          of={mainNavigation}
          props={{ currentPath }}
          hydrate="idle"
          media="(min-width: 48rem)"
          className="main-navigation hidden md:block ml-auto"
        />
        <ul className="flex items-center ml-auto md:ml-0 xl:ml-2">
          <li className="hidden lg:flex">
            <ComfortViewButton hasIconOnly />
          </li>
          {practice.profiles.instagram && (
            <li className="flex">
              <a href={practice.profiles.instagram} className="icon-link" aria-label="Instagram">
                <InstagramIcon />
              </a>
            </li>
          )}
          <li className="flex">
            <PhoneLink className="icon-link header-phone" aria-label={`Call ${mainLocation.phone}`}>
              <Phone strokeWidth={1.25} aria-hidden />
              <span>{mainLocation.phone}</span>
            </PhoneLink>
          </li>
        </ul>
        <BookingLink
          hasArrow={false}
          className="button-gold hidden md:inline-flex ml-2 px-3 xl:px-7 whitespace-nowrap media-short:min-h-11"
        />
        <MobileMenu currentPath={currentPath} />
      </div>
      <ComfortViewPanel />
    </header>
  );
}
