import type { ReactNode } from 'react';
import { OpenNow } from '#components/hours/hours.tsx';
import { openLocations } from '#domain/content.ts';
import { phoneNumber } from '#domain/core/language.ts';
import type { OpenLocation } from '#domain/practice/locations.ts';
import { Icon } from './icon.tsx';
import { PhoneLink, WithNumbers } from './phone-link.tsx';

type Named = Pick<OpenLocation, 'shownName'>;

/** Returns how a part looks for the only open location, or for each of several. */
export function lookFor<One, Several>(
  { one, several }: { one: One; several: Several },
  { shownName }: Named = openLocations[0],
): One | Several {
  return shownName ? several : one;
}

interface OfficeNameProps {
  location: Named;
  className: string;
  children?: ReactNode;
}

/** The name of a location, and what else only one of several needs, above what is said of it. */
export function OfficeName({ location: { shownName }, className, children }: OfficeNameProps) {
  if (!shownName) return null;
  return (
    <>
      <h3 className={className}>{shownName}</h3>
      {children}
    </>
  );
}

/** Says whether the only location is open. Where several are, this is beside the number of each. */
export function OnlyOpenNow({ locations = openLocations, className }: OnlyOpenNowProps) {
  return locations.length === 1 && <OpenNow className={className} />;
}

type OnlyOpenNowProps = Pick<CallsProps, 'locations' | 'className'>;

interface OfficeOpenNowProps {
  location: OpenLocation;
  says?: 'brief';
  className: string;
}

/** Says whether one of several locations is open. */
export function OfficeOpenNow({ location: { slug, shownName }, ...props }: OfficeOpenNowProps) {
  return shownName && <OpenNow location={slug} {...props} />;
}

interface CallsProps {
  look?: keyof typeof looks;
  className?: string;
  /** Whether the one link needs a name, because its text isn't one. */
  isLabeled?: boolean;
  /** The content of the one link. */
  children?: (location: OpenLocation) => ReactNode;
  /** Advice before an emergency call: in the only link, or below several, or if it has a number. */
  advice?: string;
  /** The words before the only number of an emergency call. */
  order?: string;
  locations?: typeof openLocations;
  /** The class of the box around the links of several locations. */
  boxClass?: string;
}

/** The most phone numbers that fit into the pupil. */
const mostInPupil = 3;

type CallProps = Pick<CallsProps, 'className' | 'isLabeled' | 'children' | 'advice' | 'order'> & {
  location: OpenLocation;
};

/**
 * How the office is called: by all numbers, each with whether its location is open now; by one link, to the location to
 * call now; in the pupil of the booking section; or in an emergency.
 */
const looks = {
  all: {
    Call: NamedCall,
    Box: 'span',
    box: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),20rem))] auto-rows-fr gap-x-4 gap-y-3 w-full',
  },
  one: {
    Call: OneCall,
    Box: 'span',
    box: 'inline-grid children:grid-area-[1/1] not-first:children:invisible',
  },
  pupil: {
    Call: PupilCall,
    Box: 'ul',
    box: 'pupil-offices auto-rows-fr justify-items-center',
  },
  emergency: {
    Call: EmergencyCall,
    Box: 'div',
    // Side by side, so that first aid stays in view.
    box: 'fit-10.5rem auto-rows-fr gap-2',
  },
} as const;

/**
 * Links that dial the office. If several locations are open, `show-hours.ts` puts first which one to call. Where one link
 * is shown, all are in the same place, and only the first is visible.
 */
export function Calls({
  look = 'all',
  locations = openLocations,
  advice = '',
  ...props
}: CallsProps) {
  const { Call, Box, box } = looks[look];
  const { boxClass = '' } = props;
  if (look === 'pupil' && locations.length > mostInPupil) return null;
  // A number in the advice is a link of its own.
  const isBelow = advice && (locations.length > 1 || phoneNumber.test(advice));
  const links = locations.map((location) => (
    <Call key={location.slug} {...props} advice={isBelow ? '' : advice} location={location} />
  ));
  const calls =
    links.length === 1 ? (
      links
    ) : (
      <Box className={`${box} ${boxClass}`.trimEnd()} data-calls="">
        {links}
      </Box>
    );
  if (!isBelow) return calls;
  return (
    <div className="grid content-start gap-1.5">
      {calls}
      <p className="leading-[1.35]">
        <WithNumbers>{advice}</WithNumbers>
      </p>
    </div>
  );
}

function OneCall({ className, isLabeled, children, location }: CallProps) {
  const { slug, phone, shownName } = location;
  return (
    <PhoneLink
      phone={phone}
      className={className}
      aria-label={isLabeled ? `Call ${shownName ? `${shownName}, ` : ''}${phone}` : undefined}
      data-location={shownName && slug}
    >
      {children?.(location) ?? phone}
    </PhoneLink>
  );
}

function NamedCall({ className, location: { slug, phone, shownName } }: CallProps) {
  if (!shownName)
    return <PhoneLink phone={phone} className={className}>{`Call ${phone}`}</PhoneLink>;
  return (
    <span className="grid content-start gap-1" data-location={slug}>
      <PhoneLink phone={phone} className={className}>
        <span className="whitespace-normal">
          {`Call ${shownName}: `}
          <span className="inline-block">{phone}</span>
        </span>
      </PhoneLink>
      <OpenNow location={slug} says="brief" className="small" />
    </span>
  );
}

function PupilCall({ location: { slug, phone, shownName } }: CallProps) {
  if (!shownName)
    return (
      <>
        <PhoneLink
          phone={phone}
          className="pupil-phone book-phone tap w-fit display-face leading-none no-underline hover:text-gold"
        />
        <OpenNow says="phone" />
      </>
    );
  return (
    // The ground is for a long name, which reaches into the iris.
    <li data-location={slug} className="bg-[var(--pupil-ground)] rounded-1em">
      <p className="pupil-office small flex flex-wrap gap-x-3">
        {shownName}
        <OpenNow location={slug} says="brief" className="pl-0" />
      </p>
      <PhoneLink
        phone={phone}
        className="pupil-title book-phone tap w-fit display-2 no-underline hover:text-gold"
      />
    </li>
  );
}

function EmergencyCall({ order, advice, location: { slug, phone, shownName } }: CallProps) {
  if (!shownName)
    return (
      <PhoneLink phone={phone} className="emergency-call call-office">
        <span className="call-text text-alarm bg-white">
          <Icon name="today" />
          <b>
            {order}
            <span className="inline-block">{phone}</span>
          </b>
          {advice && <span>{advice}</span>}
        </span>
      </PhoneLink>
    );
  return (
    <PhoneLink
      phone={phone}
      className="emergency-call call-office content-center px-2 py-1 text-alarm bg-white @lg:px-4 @lg:py-2.5"
      data-location={slug}
    >
      <b className="flex items-center gap-1.5 @lg:text-1.1875rem leading-[1.3] whitespace-nowrap">
        <Icon name="today" size={18} className="flex-none" />
        {phone}
      </b>
      <span className="flex flex-wrap gap-x-1.5 leading-[1.4]">
        {shownName}
        <OpenNow location={slug} says="brief" />
      </span>
    </PhoneLink>
  );
}
