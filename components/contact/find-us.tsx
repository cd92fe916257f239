import type { ReactNode } from 'react';
import { Mark } from '#components/brand/logo.tsx';
import { OpenNow } from '#components/hours/open-now.tsx';
import { Island } from '#components/island/island.tsx';
import { Section } from '#components/layout/section.tsx';
import { openLocations, practice } from '#domain/content.ts';
import { formatAddress, type OpenLocation } from '#domain/practice/locations.ts';
import { locationWords as words } from '#domain/words/locations.ts';
import { LocationFacts } from './location-facts.tsx';
import mapFrame, { OfficeMapFrame } from './map-frame.island.tsx';
import { StreetPlan } from './street-plan.tsx';

interface FindUsProps {
  heading: string;
  locations?: typeof openLocations;
}

/** The map of the practice. Each of several locations has all its facts, too. */
export function FindUs({ heading, locations = openLocations }: FindUsProps) {
  const [first, ...others] = locations;
  if (others.length > 0) {
    return (
      <Section title={heading} titleId="map-heading" className="contact-section container">
        {locations.map((location) => (
          <LocationSection key={location.slug} location={location} />
        ))}
      </Section>
    );
  }
  return (
    <section aria-labelledby="map-heading" className="find-us bg-plan-ground">
      {/* Beside the map and never on it: at its left edge the map has its own links. */}
      <div className="map-card">
        <h2 id="map-heading" className="display-2">
          {heading}
        </h2>
        <address className="mt-3 text-balance">{formatAddress(first.address)}</address>
        <Directions location={first} look="button-line" />
      </div>
      <OfficeMap location={first}>
        <noscript>
          <OfficeMapFrame address={formatAddress(first.address)} />
        </noscript>
      </OfficeMap>
    </section>
  );
}

function LocationSection({ location }: { location: OpenLocation }) {
  const { slug, name } = location;
  return (
    <Section
      id={slug}
      title={name}
      level="h3"
      look="display-3"
      className="mt-12 pt-8 border-t border-gold"
    >
      <div className="location-columns">
        <div>
          <LocationFacts location={location} level="h4">
            <OpenNow location={slug} className="mt-2" />
          </LocationFacts>
        </div>
        <div>
          <OfficeMap location={location} />
          <Directions location={location} />
        </div>
      </div>
    </Section>
  );
}

function Directions({
  location,
  look = 'contact-link',
}: {
  location: OpenLocation;
  look?: string;
}) {
  const query = encodeURIComponent(`${practice.name}, ${formatAddress(location.address)}`);
  return (
    <p className="directions fit-15rem gap-x-6 gap-y-3 mt-5">
      <a className={look} href={`https://www.google.com/maps/dir/?api=1&destination=${query}`}>
        {words.googleMaps}
      </a>
      <a className={look} href={`https://maps.apple.com/?daddr=${query}`}>
        {words.appleMaps}
      </a>
    </p>
  );
}

/** A drawn plan of no real place, which the map covers once it is near the screen. */
function OfficeMap({ location, children }: { location: OpenLocation; children?: ReactNode }) {
  const props = { address: formatAddress(location.address) };
  return (
    <div className="map-place screen-only bg-plan-ground">
      <StreetPlan />
      <Mark className={`map-middle w-18 p-3.5 text-bronze bg-white rounded-full`} strokeWidth={2} />
      <Island of={mapFrame} hydrate="visible" className="needs-script" props={props} />
      {children}
    </div>
  );
}
