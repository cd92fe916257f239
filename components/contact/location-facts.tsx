import { ChangedHours, OfficeHours, OpeningHours } from '#components/hours/hours.tsx';
import { describeArrival } from '#content/arrival.ts';
import {
  cardPath,
  describeHoursBriefly,
  formatAddress,
  type OpenLocation,
  phoneLink,
} from '#content/index.ts';
import { locationWords as words } from '#content/words/locations.ts';
import { EmailAddress } from './email-address.tsx';
import { Item } from './item.tsx';

interface LocationFactsProps {
  location: OpenLocation;
  /** Of the headings. */
  level?: 'h3' | 'h4';
}

/** How to reach a location, when somebody is there, and what to know on the way. */
export function LocationFacts({ location, level = 'h3' }: LocationFactsProps) {
  const { address, phone, email, schedules } = location;
  return (
    <>
      <Item level={level} title={words.address}>
        <address>{formatAddress(address)}</address>
        <a href={cardPath(location)} className="contact-link">
          {words.saveContact}
        </a>
      </Item>
      <Item level={level} title={words.phone}>
        <a href={phoneLink(phone)} className="contact-link">
          {phone}
        </a>
        <p className="text-slate">{describeHoursBriefly(schedules.phone)}</p>
      </Item>
      <Item level={level} title={words.email}>
        <a href={`mailto:${email}`} className="contact-link">
          <EmailAddress address={email} />
        </a>
      </Item>
      <ChangedHours location={location} level={level} className="mt-6" />
      <Item level={level} title={words.officeHours}>
        <OfficeHours location={location} />
      </Item>
      <Item level={level} title={words.examHours}>
        <OpeningHours location={location} />
      </Item>
      {describeArrival(location).map(({ title, text }) => (
        <Item key={title} level={level} title={title}>
          <p>{text}</p>
        </Item>
      ))}
    </>
  );
}
