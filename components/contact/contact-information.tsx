import { Fragment, type ReactNode } from 'react';
import { ChangedHours, WeeklyHours } from '#components/hours/hours.tsx';
import { lookFor, OfficeName, OfficeOpenNow } from '#components/ui/calls.tsx';
import { FactList } from '#components/ui/fact-list.tsx';
import { EmailLink, PhoneLink, WithNumbers } from '#components/ui/phone-link.tsx';
import { Section } from '#components/ui/section.tsx';
import { cardPath, openLocations, patientAnswers, practice } from '#domain/content.ts';
import { locationWords as words } from '#domain/core/labels.ts';
import { describeHoursBriefly } from '#domain/hours/week.ts';
import { formatAddress, type OpenLocation } from '#domain/practice/locations.ts';
import { describeArrival, patientFacts } from '#domain/practice/patient-facts.ts';

const { facebook, instagram, twitter } = practice.profiles;
const profiles = Object.entries({
  Facebook: facebook,
  Instagram: instagram,
  Twitter: twitter,
}).filter(([, url]) => url);

const link = 'tap w-fit text-bronze';

/** A column that reaches the edge, or one column for each of several locations. */
const looks = {
  one: {
    Group: Fragment,
    Heading: 'h3',
    columns: 'contact-information @md:columns-20rem @lg:columns-auto',
    phone: 'display-face text-[min(clamp(2.5rem,4.4vw,3.5rem),12.5vw)] leading-[1.2]',
  },
  several: {
    Group: 'div',
    Heading: 'h4',
    columns: 'fit-19rem px-gutter @lg:px-margin',
    phone: 'display-2',
  },
} as const;

/** How to reach each location, on a dark background. */
export function ContactInformation({
  heading,
  locations = openLocations,
}: {
  heading: string;
  locations?: typeof openLocations;
}) {
  const [first] = locations;
  const { email } = first;
  const { Group, columns } = lookFor(looks, first);
  const hasOneEmail = locations.every((location) => location.email === email);
  const isEmailShared = Boolean(first.shownName) && hasOneEmail;
  return (
    <Section
      title={heading}
      titleId="information-heading"
      headingClass="eyebrow col-span-full"
      className={`${columns} py-[clamp(1.5rem,6vw,5rem)] gap-x-12 on-dark bg-band`}
    >
      {locations.map((location) => (
        <Group key={location.slug}>
          <LocationFacts location={location} hasOwnEmail={!isEmailShared} />
        </Group>
      ))}
      <Group>
        {isEmailShared && (
          <Item title={words.email}>
            <EmailLink address={email} className={link} />
          </Item>
        )}
        {profiles.length > 0 && (
          <Item title="Follow us">
            <ul className="flex flex-wrap gap-x-6">
              {profiles.map(([name, url]) => (
                <li key={name}>
                  <a className={link} href={url}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </Item>
        )}
      </Group>
    </Section>
  );
}

interface LocationFactsProps {
  location: OpenLocation;
  /** Whether its email address is shown: unless all locations have the same. */
  hasOwnEmail?: boolean;
}

/** How to reach a location, whether anyone is there now, its hours, and what to know on the way. */
export function LocationFacts({ location, hasOwnEmail = true }: LocationFactsProps) {
  const { address, phone, email, schedules } = location;
  const look = lookFor(looks, location);
  const { Heading } = look;
  return (
    <>
      <OfficeName location={location} className="display-3 mt-10" />
      <section className="mt-3">
        <Heading className="sr-only">{words.phone}</Heading>
        <PhoneLink phone={phone} className={`contact-number tap w-fit ${look.phone}`} />
        {schedules.phone.length > 0 && (
          <p className="text-slate">
            <WithNumbers>{`${practice.hours.phone}: ${describeHoursBriefly(schedules.phone)}`}</WithNumbers>
          </p>
        )}
        <OfficeOpenNow location={location} className="mt-2" />
      </section>
      <Item level={Heading} title={words.address}>
        <address>{formatAddress(address)}</address>
        <a className={link} href={cardPath(location)}>
          Save contact
        </a>
      </Item>
      {hasOwnEmail && (
        <Item level={Heading} title={words.email}>
          <EmailLink address={email} className={link} />
        </Item>
      )}
      {schedules.desk.length > 0 && (
        <Item level={Heading} title={`Office Hours: ${practice.hours.desk}`}>
          <WeeklyHours week={schedules.desk} />
        </Item>
      )}
      <Item level={Heading} title={practice.hours.exams}>
        <WeeklyHours week={schedules.exams} />
      </Item>
      {/* Below the first view of a wide screen, where what appears or leaves weeks after the build would move the rest. */}
      <ChangedHours location={location} level={Heading} className="mt-8" />
      {describeArrival(location).map(({ title, lines }) => (
        <Item key={title} level={Heading} title={title}>
          <p>{lines}</p>
        </Item>
      ))}
    </>
  );
}

interface ItemProps {
  title: string;
  level?: 'h3' | 'h4';
  children: ReactNode;
}

/** A fact about reaching us, below its name. */
function Item({ title, level: Heading = 'h3', children }: ItemProps) {
  return (
    <section className="mt-4 @lg:mt-8">
      <Heading className="subtitle">{title}</Heading>
      {children}
    </section>
  );
}

/** The owner's answers on insurance, payment, records and prescriptions. */
export function Insurance({ sections = patientFacts(patientAnswers) }) {
  return sections.map(({ id, heading, groups }, index) => (
    <Section
      key={id}
      id={id}
      title={heading}
      className={`container pb-[clamp(4rem,8vw,6rem)] ${index === 0 ? 'pt-[clamp(4rem,8vw,6rem)]' : ''}`}
    >
      <FactList groups={groups} />
    </Section>
  ));
}
