import { Announcement } from '#components/announcement/announcement.tsx';
import { Backdrop } from '#components/backdrop/backdrop.tsx';
import { CallBar } from '#components/booking/next-step.tsx';
import { BookingSection } from './booking-section.tsx';
import { FeaturedServices } from './featured-services.tsx';
import { Hero } from './hero.tsx';
import { Welcome } from './welcome.tsx';

/** The home page invites visitors in, and to book: four sections, each with its own pane of the background. */
export function Home() {
  return (
    <>
      <Backdrop />
      <Hero />
      <div className="relative">
        <Announcement />
        <Welcome />
        <FeaturedServices />
        <div className="call-bar-track">
          <CallBar canWait />
        </div>
      </div>
      <BookingSection />
    </>
  );
}
