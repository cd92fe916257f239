import { ChangedHours, WeeklyHours } from '#components/hours/hours.tsx';
import { OpenNow } from '#components/hours/open-now.tsx';
import { cardPath, practice } from '#domain/content.ts';
import { describeHoursBriefly } from '#domain/hours/week.ts';
import { formatAddress, type OpenLocation } from '#domain/practice/locations.ts';
import { describeArrival } from '#domain/practice/patient-facts.ts';
import { locationWords as words } from '#domain/words/labels.ts';
import { EmailAddress } from './email-address.tsx';
import { Item } from './item.tsx';
import { PhoneLink } from './phone-link.tsx';

interface LocationFactsProps {
  location: OpenLocation;
  /** Whether its name is shown: where there are several. */
  isNamed?: boolean;
}

/** How to reach a location, whether anyone is there now, its hours, and what to know on the way. */
export function LocationFacts({ location, isNamed = false }: LocationFactsProps) {
  const { slug, name, address, phone, email, schedules } = location;
  const Heading = isNamed ? 'h4' : 'h3';
  return (
    <>
      {isNamed && <h3 className="display-3 mt-10">{name}</h3>}
      <div className="mt-3">
        <Heading className="sr-only">{words.phone}</Heading>
        <PhoneLink
          phone={phone}
          className="tap [text-decoration-line:none] hover:underline hover:decoration-gold w-fit font-display font-500 lining-nums text-[clamp(2.5rem,4.4vw,3.5rem)] leading-[1.2] active:text-bronze"
        />
        {schedules.phone.length > 0 && (
          <p className="text-slate">
            {`${practice.hours.phone}: ${describeHoursBriefly(schedules.phone)}`}
          </p>
        )}
        <OpenNow location={isNamed ? slug : undefined} className="mt-2" />
      </div>
      <Item level={Heading} title={words.address}>
        <address>{formatAddress(address)}</address>
        <p className="flex flex-wrap gap-x-6">
          <a href={`#${slug}`} className="contact-link tap w-fit text-bronze">
            {words.directions}
          </a>
          <a href={cardPath(location)} className="contact-link tap w-fit text-bronze">
            Save contact
          </a>
        </p>
      </Item>
      <Item level={Heading} title={words.email}>
        <a href={`mailto:${email}`} className="contact-link tap w-fit text-bronze">
          <EmailAddress address={email} />
        </a>
      </Item>
      <ChangedHours location={location} level={Heading} className="mt-8" />
      {schedules.desk.length > 0 && (
        <Item level={Heading} title={`Office Hours: ${practice.hours.desk}`}>
          <WeeklyHours week={schedules.desk} />
        </Item>
      )}
      <Item level={Heading} title={practice.hours.exams}>
        <WeeklyHours week={schedules.exams} />
      </Item>
      {describeArrival(location).map(({ title, lines }) => (
        <Item key={title} level={Heading} title={title}>
          <p>{lines}</p>
        </Item>
      ))}
    </>
  );
}
