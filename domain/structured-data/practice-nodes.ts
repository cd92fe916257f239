import type { OpticianLeaf, OrganizationLeaf } from 'schema-dts';
import { brand, mainLocation, mapQuery, openLocations, practice, profileUrls } from '../content.ts';
import { dialed } from '../core/language.ts';
import { comingExceptions, type LocationClosures } from '../hours/changes.ts';
import { findPicture } from '../pictures/pictures.ts';
import { forCount, type OpenLocation } from '../practice/locations.ts';
import { absoluteUrl, reference, sharedIds } from './graph.ts';

/** The type for every kind of business, because all kinds have the same fields. */
type Business = OpticianLeaf | OrganizationLeaf;

/**
 * Returns the node of the practice that every page includes: the only location, or an organization if there are
 * several. Both have the same ID, so other nodes can refer to it.
 */
export function practiceNode(): Business {
  const type = forCount(openLocations.length, [practice.kind, 'Organization']);
  return { '@type': type, ...identity(), image: image() } as Business;
}

/**
 * Returns the practice as on the home and contact pages: hours, coordinates, profiles and prices. Each of several
 * locations is its own node, with what the page adds.
 */
export function practiceProfile(more: Partial<OpticianLeaf> = {}): Business[] {
  const { priceRange, email } = practice;
  const node = practiceNode();
  const sameAs = profileUrls;
  const only = { ...node, ...placeOf(mainLocation), sameAs, priceRange, ...more } as Business;
  const places = openLocations.map((location) => ({ ...locationNode(location), ...more }));
  const organization = { ...node, email, sameAs } as Business;
  return forCount(openLocations.length, [[only], [organization, ...places]]);
}

/** Returns the practice as an organization: name, logo, address and phone. */
export function organizationNode(): OrganizationLeaf {
  return { '@type': 'Organization', ...identity() };
}

function locationNode(location: OpenLocation): OpticianLeaf {
  return {
    '@type': practice.kind as 'Optician',
    ...identity([location]),
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
    hasMap: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(mapQuery(location.address))}`,
    ...openingHours(location),
  } as const;
}

function identity(locations: readonly OpenLocation[] = openLocations) {
  return {
    '@id': absoluteUrl(sharedIds.practice),
    name: practice.name,
    url: absoluteUrl('/'),
    telephone: oneOrAll(locations.map(({ phone }) => dialed(phone))),
    logo: absoluteUrl('/icons/icon-512.png'),
    address: oneOrAll(locations.map(({ address }) => addressNode(address))),
  } as const;
}

function addressNode({ street, locality, region, postalCode, country }: OpenLocation['address']) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  } as const;
}

/** A single value isn't a list. */
function oneOrAll<Value>(values: readonly Value[]): Value | readonly Value[] {
  return forCount<Value | readonly Value[]>(values.length, [values[0] as Value, values]);
}

function image(): string {
  return absoluteUrl(findPicture(brand.hero.poster.file).src);
}

const specification = 'OpeningHoursSpecification' as const;

/** Returns the hours of exams at a location: every week, and on the days of the coming year that differ. */
export function openingHours(place: LocationClosures) {
  const special = comingExceptions(place)
    .filter(({ schedule }) => schedule === 'exams')
    .flatMap(specialNodes);
  return {
    openingHoursSpecification: place.schedules.exams.map(({ days, opens, closes }) => {
      return { '@type': specification, dayOfWeek: [...days], opens, closes };
    }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

function specialNodes({ from, until, hours }: ReturnType<typeof comingExceptions>[number]) {
  // In schema.org, opening and closing at 00:00 means closed all day.
  const ranges = hours.length > 0 ? hours : [{ opens: '00:00', closes: '00:00' }];
  return ranges.map((range) => {
    return { '@type': specification, validFrom: from, validThrough: until, ...range };
  });
}
