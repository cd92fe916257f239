import { OfficeName } from '#components/ui/calls.tsx';
import { Mark } from '#components/ui/logo.tsx';
import { mapQuery, openLocations } from '#domain/content.ts';
import { directionsLink, formatAddress } from '#domain/practice/locations.ts';

interface FindUsProps {
  heading: string;
  locations?: typeof openLocations;
}

/** Each location's address and map. */
export function FindUs({ heading, locations = openLocations }: FindUsProps) {
  return (
    <section aria-labelledby="map-heading" className="bg-plan-ground">
      {locations.map(({ slug, shownName, address }, index) => (
        <div key={slug} id={slug} className="grid @lg:grid-cols-[var(--margin)_22rem_1fr]">
          {/* Beside the map and never on it: at its left edge the map has its own links. */}
          <div className="find-us grid content-center px-gutter py-5 bg-white rounded-2px @lg:raised @lg:p-12 @lg:pl-0">
            {index === 0 && (
              <h2 id="map-heading" className="display-2">
                {heading}
              </h2>
            )}
            <OfficeName location={{ shownName }} className="display-3 mt-4" />
            <address className="mt-3 text-balance">{formatAddress(address)}</address>
            <Directions place={mapQuery(address)} />
          </div>
          <OfficeMap address={formatAddress(address)} />
        </div>
      ))}
    </section>
  );
}

function Directions({ place }: { place: string }) {
  const maps = {
    Google: directionsLink(place),
    Apple: `https://maps.apple.com/?daddr=${encodeURIComponent(place)}`,
  };
  return (
    <p data-text="skip" className="fit-10rem gap-3 mt-4">
      {Object.entries(maps).map(([name, href]) => (
        <a key={name} className="button-line" href={href}>
          <span className="sr-only">Directions in </span>
          {`${name} Maps`}
        </a>
      ))}
    </p>
  );
}

/** A drawn plan of no real place. The map covers it, and contacts its host, once it is near the screen. */
function OfficeMap({ address }: { address: string }) {
  return (
    <div className="map-place relative min-h-450px overflow-hidden screen-only bg-plan-ground">
      <svg className="street-plan w-2600px" viewBox="-1300 -225 2600 450" aria-hidden>
        <use href="/brand/street-plan.svg#plan" />
      </svg>
      <Mark className="w-18 p-3.5 text-bronze bg-white rounded-full" strokeWidth={2} />
      <div className="relative h-450px color-scheme-light" data-map>
        <template>
          {/* Transparent until it paints itself, and muted like the page. In the dark scheme its colors are inverted. */}
          <iframe
            className="muted-map w-full"
            title={`Map showing ${address}`}
            src={`https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed`}
            height="450"
            loading="lazy"
          />
        </template>
      </div>
    </div>
  );
}
