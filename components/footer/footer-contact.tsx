import { Fragment } from 'react';
import { EmailAddress } from '#components/contact/email-address.tsx';
import { PhoneLink } from '#components/contact/phone-link.tsx';
import { OpenNow } from '#components/hours/open-now.tsx';
import { type openLocations, practice } from '#domain/content.ts';
import { formatAddress } from '#domain/practice/locations.ts';

/** Address and phone number of each location, below its name and above its hours where there are several. */
export function FooterContact({ locations }: { locations: typeof openLocations }) {
  const isOne = locations.length === 1;
  const { email } = isOne ? locations[0] : practice;
  return (
    <div>
      <h2 className="eyebrow">Visit or call</h2>
      {locations.map(({ slug, name, address, phone }) => (
        <Fragment key={slug}>
          {!isOne && <h3 className="mt-6 font-600">{name}</h3>}
          <address className={isOne ? 'mt-3' : undefined} aria-label={formatAddress(address)}>
            {address.street}
            <br />
            {`${address.locality}, ${address.region} ${address.postalCode}`}
          </address>
          <PhoneLink phone={phone} className="footer-link" />
          {!isOne && <OpenNow location={slug} className="min-h-4.95em small" />}
        </Fragment>
      ))}
      <a href={`mailto:${email}`} className="footer-link">
        <EmailAddress address={email} />
      </a>
    </div>
  );
}
