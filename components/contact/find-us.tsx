import { OpenNow } from '#components/hours/open-now.tsx';
import { Island } from '#components/island/island.tsx';
import { Section } from '#components/layout/section.tsx';
import { formatAddress, type OpenLocation, openLocations, practice } from '#content/index.ts';
import { locationWords as words } from '#content/words/locations.ts';
import { LocationFacts } from './location-facts.tsx';
import mapFrame, { OfficeMapFrame } from './map-frame.island.tsx';

interface FindUsProps {
  heading: string;
  locations?: typeof openLocations;
}

/** Where the practice is, on a map; of several locations each with all that is known about it. */
export function FindUs({ heading, locations = openLocations }: FindUsProps) {
  const [first, ...others] = locations;
  return (
    <section aria-labelledby="map-heading" className="pb-24">
      <div className="container">
        <h2 id="map-heading" className="display-2">
          {heading}
        </h2>
        {others.length > 0 ? (
          locations.map((location) => <LocationSection key={location.slug} {...{ location }} />)
        ) : (
          <>
            <p className="mt-3">{formatAddress(first.address)}</p>
            <Directions location={first} />
          </>
        )}
      </div>
      {others.length === 0 && (
        <>
          <OfficeMap location={first} />
          <noscript>
            <OfficeMapFrame address={formatAddress(first.address)} />
          </noscript>
        </>
      )}
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
      className="mt-12 pt-6 border-t border-gold"
    >
      <div className="grid gap-16 lg:grid-cols-[1.4fr_1fr] lg:gap-24">
        <div>
          <OpenNow location={slug} className="mt-3" />
          <LocationFacts location={location} level="h4" />
        </div>
        <div>
          <Directions location={location} />
          <OfficeMap location={location} />
        </div>
      </div>
    </Section>
  );
}

function Directions({ location }: { location: OpenLocation }) {
  const query = encodeURIComponent(`${practice.name}, ${formatAddress(location.address)}`);
  return (
    <p className="flex flex-wrap gap-x-6">
      <a
        className="contact-link"
        href={`https://www.google.com/maps/dir/?api=1&destination=${query}`}
      >
        {words.googleMaps}
      </a>
      <a className="contact-link" href={`https://maps.apple.com/?daddr=${query}`}>
        {words.appleMaps}
      </a>
    </p>
  );
}

/** The map loads once it comes near; address and directions stand before it in text. */
function OfficeMap({ location }: { location: OpenLocation }) {
  const props = { address: formatAddress(location.address) };
  return <Island of={mapFrame} hydrate="visible" className="needs-script" props={props} />;
}
