import { Announcement, AnnouncementNews } from '#components/announcement/announcement.tsx';
import { Backdrop } from '#components/backdrop/backdrop.tsx';
import { BookingSection } from './booking-section.tsx';
import { FeaturedServices } from './featured-services.tsx';
import { Hero } from './hero.tsx';
import { Welcome } from './welcome.tsx';

/** The home page: four sections, each with its own pane of the background. */
export function Home() {
  return (
    <>
      <Backdrop />
      <Hero />
      <AnnouncementNews />
      <Welcome />
      <FeaturedServices />
      <BookingSection />
      <Announcement />
    </>
  );
}
