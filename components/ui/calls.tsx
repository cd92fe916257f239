import type { ReactNode } from 'react';
import { OpenNow } from '#components/hours/hours.tsx';
import { openLocations } from '#domain/content.ts';
import type { OpenLocation } from '#domain/practice/locations.ts';
import { PhoneLink } from './phone-link.tsx';

/** The name of a location above what is said of it, where others are open, too. */
export function OfficeName({ location: { shownName }, className }: OfficeNameProps) {
  return shownName && <h3 className={className}>{shownName}</h3>;
}

interface OfficeNameProps {
  location: Pick<OpenLocation, 'shownName'>;
  className: string;
}

/** Says whether the only location is open. Where several are, this is beside the number of each. */
export function OnlyOpenNow({ locations = openLocations, className }: OnlyOpenNowProps) {
  return locations.length === 1 && <OpenNow className={className} />;
}

type OnlyOpenNowProps = Pick<CallsProps, 'locations' | 'className'>;

interface CallsProps {
  className?: string;
  /** `all` numbers, each with whether its location is open now, or `one` link: to the location to call now. */
  shows?: 'all' | 'one';
  /** Whether the link needs a name, because its text isn't one. */
  isLabeled?: boolean;
  /** What is in the one link. */
  children?: (location: OpenLocation) => ReactNode;
  locations?: typeof openLocations;
  /** The class of the box around the links of several locations. */
  boxClass?: string;
}

/**
 * Links that dial the office. If several locations are open, `show-hours.ts` puts first which one to call. Where one link
 * is shown, all are in the same place, and only the first is visible.
 */
export function Calls({ shows = 'all', locations = openLocations, ...props }: CallsProps) {
  const Call = shows === 'one' ? OneCall : NamedCall;
  const links = locations.map((location) => (
    <Call key={location.slug} {...props} location={location} />
  ));
  if (links.length === 1) return links;
  const look =
    shows === 'one'
      ? 'one-call'
      : 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),20rem))] auto-rows-fr gap-x-4 gap-y-3 w-full';
  return (
    <span className={`${look} ${props.boxClass ?? ''}`} data-calls="">
      {links}
    </span>
  );
}

type CallProps = Pick<CallsProps, 'className' | 'isLabeled' | 'children'> & {
  location: OpenLocation;
};

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
