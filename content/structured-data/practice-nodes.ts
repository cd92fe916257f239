import type { OpticianLeaf, OrganizationLeaf } from 'schema-dts';
import { hero } from '../brand.ts';
import { largestVariant } from '../pictures/largest-variant.ts';
import { dialed, formatAddress, office, practice, profileUrls } from '../practice.ts';
import { absoluteUrl, sharedIds } from './graph.ts';
import { openingHours } from './hours-nodes.ts';

/** The practice as every page shows it: in the header and in the footer. */
export function practiceNode(): OpticianLeaf {
  return {
    '@type': 'Optician',
    ...identity(),
    image: absoluteUrl(largestVariant(hero.poster.file)),
  };
}

/** The practice with all that the home and contact pages say: hours, position, profiles and prices. */
export function practiceProfile(): OpticianLeaf {
  const { email, geo } = office;
  return {
    ...practiceNode(),
    email,
    geo: { '@type': 'GeoCoordinates', ...geo },
    hasMap: mapUrl(),
    ...openingHours(office),
    sameAs: profileUrls(),
    priceRange: practice.priceRange,
  };
}

/** The practice as an organization: name, logo, address and phone. */
export function organizationNode(): OrganizationLeaf {
  return { '@type': 'Organization', ...identity() };
}

function identity() {
  const { street, locality, region, postalCode, country } = office.address;
  return {
    '@id': absoluteUrl(sharedIds.practice),
    name: practice.name,
    url: absoluteUrl('/'),
    telephone: dialed(office.phone),
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

function mapUrl(): string {
  const query = encodeURIComponent(`${practice.name}, ${formatAddress(office.address)}`);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
