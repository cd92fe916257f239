import { EmailAddress } from '#components/contact/email-address.tsx';
import { OpenNow } from '#components/hours/open-now.tsx';
import { type openLocations, practice } from '#domain/content.ts';
import { formatAddress, type OpenLocation } from '#domain/practice/locations.ts';
import { phoneLink } from '#domain/practice/phone.ts';
import { footerWords } from '#domain/words/site.ts';

/** Address and phone number of the practice, or of each of several locations. */
export function FooterContact({ locations }: { locations: typeof openLocations }) {
  const [first, ...others] = locations;
  const { email } = others.length > 0 ? practice : first;
  return (
    <div>
      <h2 className="eyebrow">{footerWords.contact}</h2>
      {others.length === 0 ? (
        <Reach location={first} className="mt-3" />
      ) : (
        locations.map((location) => (
          <div key={location.slug} className="mt-6">
            <h3 className="font-600">{location.name}</h3>
            <Reach location={location} />
            <OpenNow location={location.slug} className="min-h-[4.95em] small" />
          </div>
        ))
      )}
      <a href={`mailto:${email}`} className="footer-link">
        <EmailAddress address={email} />
      </a>
    </div>
  );
}

function Reach({ location, className }: { location: OpenLocation; className?: string }) {
  const { address, phone } = location;
  return (
    <>
      <address className={className} aria-label={formatAddress(address)}>
        {address.street}
        <br />
        {`${address.locality}, ${address.region} ${address.postalCode}`}
      </address>
      <a href={phoneLink(phone)} className="footer-link">
        {phone}
      </a>
    </>
  );
}
