import { Island } from '#components/island/island.tsx';
import { formatAddress, office, practice } from '#content/index.ts';
import mapFrame, { OfficeMapFrame } from './map-frame.island.tsx';

/** The office on a map; its address and directions stand before it in text. */
export function OfficeMap({ heading }: { heading: string }) {
  const address = formatAddress(office.address);
  const query = encodeURIComponent(`${practice.name}, ${address}`);
  return (
    <section aria-labelledby="map-heading" className="pb-24">
      <div className="container">
        <h2 id="map-heading" className="display-2">
          {heading}
        </h2>
        <p className="mt-3">{address}</p>
        <p className="flex flex-wrap gap-x-6">
          <a
            className="contact-link"
            href={`https://www.google.com/maps/dir/?api=1&destination=${query}`}
          >
            Directions in Google Maps
          </a>
          <a className="contact-link" href={`https://maps.apple.com/?daddr=${query}`}>
            Directions in Apple Maps
          </a>
        </p>
      </div>
      <Island of={mapFrame} hydrate="visible" className="needs-script" props={{ address }} />
      <noscript>
        <OfficeMapFrame address={address} />
      </noscript>
    </section>
  );
}
