import type { ReactNode } from 'react';
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
      <Hero />
      <div className="relative">
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

/**
 * The page with what has a fixed position: the background and the announcement. They are outside `<main>`, because
 * in engines before 2025 a container positions them.
 */
export function AroundHome({ children }: { children: ReactNode }) {
  return (
    <>
      <Backdrop />
      {children}
      <Announcement />
    </>
  );
}
