import type {
  OpeningHoursSpecificationLeaf,
  OpticianLeaf,
  OrganizationLeaf,
  ReserveActionLeaf,
} from 'schema-dts';
import { booking, brand, openLocations, practice, profileUrls } from '../content.ts';
import { comingExceptions, type LocationClosures } from '../hours/changes.ts';
import { webpPath } from '../pictures/find-picture.ts';
import { dialed, formatAddress, mapLink, type OpenLocation } from '../practice/locations.ts';
import { bookingLink } from '../site/page-links.ts';
import { absoluteUrl, reference, sharedIds } from './graph.ts';

type Locations = typeof openLocations;

/** The type for every kind of business, because all kinds have the same fields. */
type Business = OpticianLeaf | OrganizationLeaf;

/**
 * Returns the node of the practice that every page includes: the only location, or an organization if there are
 * several. Both have the same ID, so other nodes can refer to it.
 */
export function practiceNode(locations = openLocations): Business {
  const type = locations.length > 1 ? 'Organization' : practice.kind;
  return { '@type': type, ...identity(locations[0]), image: image() } as Business;
}

/**
 * Returns the practice as on the home and contact pages: hours, coordinates, profiles and prices. Each of
 * several locations is its own node.
 * @param more what a page adds to a location
 */
export function practiceProfile(
  locations: Locations = openLocations,
  more: (location: OpenLocation) => Partial<OpticianLeaf> = () => ({}),
): Business[] {
  const [first, ...others] = locations;
  const { priceRange, email } = practice;
  const sameAs = profileUrls;
  if (others.length === 0) {
    const node = practiceNode(locations) as OpticianLeaf;
    return [{ ...node, ...placeOf(first), sameAs, priceRange, ...more(first) }];
  }
  const places = locations.map((location) => ({ ...locationNode(location), ...more(location) }));
  return [{ ...practiceNode(locations), email, sameAs }, ...places];
}

/** Returns the practice as an organization: name, logo, address and phone. */
export function organizationNode(): OrganizationLeaf {
  return { '@type': 'Organization', ...identity(openLocations[0]) };
}

function locationNode(location: OpenLocation): OpticianLeaf {
  return {
    '@type': practice.kind as 'Optician',
    ...identity(location),
    '@id': absoluteUrl(`/#${location.slug}`),
    url: absoluteUrl(`/contact#${location.slug}`),
    parentOrganization: reference(sharedIds.practice),
    image: image(),
    ...placeOf(location),
    priceRange: practice.priceRange,
  };
}

function placeOf(location: OpenLocation) {
  return {
    email: location.email,
    geo: { '@type': 'GeoCoordinates', ...location.geo },
    hasMap: mapLink(`${practice.name}, ${formatAddress(location.address)}`),
    ...openingHours(location),
    ...reservation(),
  } as const;
}

/** Returns a location's online scheduler as an action, or nothing if visits are booked by phone. */
export function reservation(record: { url: string } = booking): {
  potentialAction?: ReserveActionLeaf;
} {
  const { href, host } = bookingLink(record);
  if (!host) return {};
  return {
    potentialAction: {
      '@type': 'ReserveAction',
      target: { '@type': 'EntryPoint', urlTemplate: href },
    },
  };
}

function identity({ address, phone }: OpenLocation) {
  const { street, locality, region, postalCode, country } = address;
  return {
    '@id': absoluteUrl(sharedIds.practice),
    name: practice.name,
    url: absoluteUrl('/'),
    telephone: dialed(phone),
    logo: absoluteUrl('/icons/icon-512.png'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
  } as const;
}

function image(): string {
  return absoluteUrl(webpPath(brand.hero.poster.file));
}

/** Returns the hours of exams at a location: every week, and on the days of the coming year that differ. */
export function openingHours(place: LocationClosures) {
  const special = comingExceptions(place)
    .filter(({ schedule }) => schedule === 'exams')
    .flatMap(specialNodes);
  return {
    openingHoursSpecification: place.schedules.exams.map(({ days, opens, closes }) =>
      specification({ dayOfWeek: [...days], opens, closes }),
    ),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

function specialNodes({ from, until, hours }: ReturnType<typeof comingExceptions>[number]) {
  // In schema.org, opening and closing at 00:00 means closed all day.
  const ranges = hours.length > 0 ? hours : [{ opens: '00:00', closes: '00:00' }];
  return ranges.map((range) => specification({ validFrom: from, validThrough: until, ...range }));
}

function specification(
  fields: Omit<OpeningHoursSpecificationLeaf, '@type'>,
): OpeningHoursSpecificationLeaf {
  return { '@type': 'OpeningHoursSpecification', ...fields };
}
