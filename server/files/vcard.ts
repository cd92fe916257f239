import { practice, profileUrls } from '#domain/content.ts';
import { dialed } from '#domain/core/language.ts';
import { type OpenLocation, pathOfLocation } from '#domain/practice/locations.ts';
import { siteOrigin } from '#domain/structured-data/graph.ts';

const maxLineBytes = 75;
const encoder = new TextEncoder();

/**
 * Returns a location as a vCard 3.0 (RFC 2426), which Android imports, too; it refuses 4.0. Each has its own file,
 * because many programs read only a file's first card.
 */
export function locationCard(location: OpenLocation): string {
  const { phone, email, geo, timeZone, shownName } = location;
  const { street, locality, region, postalCode, country } = location.address;
  const name = escapeText([practice.name, shownName].filter(Boolean).join(', '));
  const address = ['', '', street, locality, region, postalCode, country].map(escapeText).join(';');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Required, though nobody's name. A company's card shows `ORG`.
    'N:;;;;',
    `FN:${name}`,
    `ORG:${name}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE:${dialed(phone)}`,
    `EMAIL;TYPE=INTERNET,WORK:${escapeText(email)}`,
    `ADR;TYPE=WORK:${address}`,
    `GEO:${geo.latitude};${geo.longitude}`,
    `TZ;VALUE=text:${escapeText(timeZone)}`,
    `URL:${siteOrigin()}${pathOfLocation(location)}`,
    ...profileUrls.map((url) => `URL:${url}`),
    'END:VCARD',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Escapes separators and line breaks in a text value (RFC 2426, section 4). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Folds a line at 75 bytes, between characters (RFC 2426, section 2.6). Continuation lines start with a space. */
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
