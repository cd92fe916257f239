import type { ReactNode } from 'react';
import { OpenNow } from '#components/hours/hours.tsx';
import { openLocations } from '#domain/content.ts';
import type { OpenLocation } from '#domain/practice/locations.ts';
import { PhoneLink } from './phone-link.tsx';

interface CallOfficeProps {
  className?: string;
  /** Whether the link needs a name, because its text isn't one. */
  isLabeled?: boolean;
  children?: (location: OpenLocation) => ReactNode;
  locations?: typeof openLocations;
  /** Of what holds the links of several locations. */
  boxClass?: string;
}

/**
 * One link that dials. If several locations are open, it is the first, until `show-hours.ts` knows which one to call: all
 * links are in the same place, and only the first is visible.
 */
export function CallOffice({
  className,
  isLabeled = false,
  children = ({ phone }) => phone,
  locations = openLocations,
  boxClass = '',
}: CallOfficeProps) {
  const isOne = locations.length === 1;
  const links = locations.map((location) => {
    const { slug, name, phone } = location;
    return (
      <PhoneLink
        key={slug}
        phone={phone}
        className={className}
        aria-label={isLabeled ? `Call ${isOne ? '' : `${name}, `}${phone}` : undefined}
        data-location={isOne ? undefined : slug}
      >
        {children(location)}
      </PhoneLink>
    );
  });
  if (isOne) return links;
  return (
    <span className={`one-call ${boxClass}`} data-calls="">
      {links}
    </span>
  );
}

/** A link that dials the practice's number, and says so: one for each open location, with whether it is open now. */
export function CallLink({ className }: { className: string }) {
  const [{ phone }, ...others] = openLocations;
  if (others.length === 0)
    return <PhoneLink phone={phone} className={className}>{`Call ${phone}`}</PhoneLink>;
  return (
    <span
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),20rem))] auto-rows-fr gap-x-4 gap-y-3 w-full"
      data-calls=""
    >
      {openLocations.map(({ slug, name, phone }) => (
        <span key={slug} className="grid content-start gap-1" data-location={slug}>
          <PhoneLink phone={phone} className={className}>
            <span className="whitespace-normal">
              {`Call ${name}: `}
              <span className="inline-block">{phone}</span>
            </span>
          </PhoneLink>
          <OpenNow location={slug} isBrief className="small" />
        </span>
      ))}
    </span>
  );
}
