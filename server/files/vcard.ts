import { openLocations, practice, profileUrls } from '#domain/content.ts';
import { type OpenLocation, phoneLink } from '#domain/practice/locations.ts';
import { siteOrigin } from '#domain/structured-data/graph.ts';

const maxLineBytes = 75;
const encoder = new TextEncoder();

/**
 * Returns a location as a vCard (RFC 6350). Each has its own file, because many programs read only a file's
 * first card.
 */
export function locationCard(location: OpenLocation, locations = openLocations): string {
  const { phone, email, geo, timeZone } = location;
  const { street, locality, region, postalCode, country } = location.address;
  const isOnly = locations.length === 1;
  const name = isOnly ? practice.name : `${practice.name}, ${location.name}`;
  const page = isOnly ? siteOrigin() : `${siteOrigin()}/contact#${location.slug}`;
  const address = ['', '', street, locality, region, postalCode, country].map(escapeText).join(';');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(practice.name)}`,
    `TEL;VALUE=uri;TYPE="work,voice":${phoneLink(phone)}`,
    `EMAIL;TYPE=work:${escapeText(email)}`,
    `ADR;TYPE=work:${address}`,
    `GEO:geo:${geo.latitude},${geo.longitude}`,
    `TZ:${escapeText(timeZone)}`,
    `URL:${page}`,
    ...profileUrls.map((url) => `URL:${url}`),
    'END:VCARD',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Escapes separators and line breaks in a text value (RFC 6350, section 3.4). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Folds a line at 75 bytes. Continuation lines start with a space. */
export function foldLine(line: string): string {
  let [folded, bytes] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > maxLineBytes) [folded, bytes] = [`${folded}\r\n `, 1];
    folded += character;
    bytes += size;
  }
  return folded;
}
