import { createHash } from 'node:crypto';

const sampleHost = /[a-z0-9]\.example(?![a-z0-9-]|\.[a-z0-9])/i;
// The numbers 555-0100 to 555-0199 are set aside for examples.
const samplePhone = /(?:^|\D|\d{3})555[\s.-]?01\d{2}(?!\d)/;

/**
 * Finds the values that cannot be a practice's own: what this project was delivered with, hosts that
 * end in `.example`, and telephone numbers that are set aside for examples.
 * @param path where that object is, for the answers
 */
export function findSamples(facts: unknown, path = ''): { path: string; value: string }[] {
  if (typeof facts !== 'object' || facts === null) {
    const value = String(facts ?? '');
    return isSample(value) ? [{ path, value }] : [];
  }
  return Object.entries(facts).flatMap(([key, value]) =>
    findSamples(value, path === '' ? key : `${path}.${key}`),
  );
}

/** Whether an SVG file draws what this project was delivered with, in whatever color. */
export function isSampleDrawing(svg: string): boolean {
  const outlines = [...svg.matchAll(/\sd="([^"]+)"/g)].map(([, outline]) => outline);
  return delivered.has(fingerprint(outlines.join(' ')));
}

/** Whether a town or a postal code is one that this project was delivered with. */
export function isSamplePlace(value: string): boolean {
  return deliveredPlaces.has(fingerprint(value));
}

/** What the lists below hold of a value: facts themselves stand in one place only. */
function fingerprint(value: string): string {
  const normalized = value.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(normalized).digest('hex').slice(0, 16);
}

function isSample(value: string): boolean {
  return sampleHost.test(value) || samplePhone.test(value) || delivered.has(fingerprint(value));
}

/** Names, phone, e-mail, streets, coordinates, origin, profiles, reviews, and the brand's drawings. */
const delivered = new Set([
  '0352b6c15065c654',
  '5bb8c6f757840a2d',
  '527ad1a321db3ca8',
  '7e3d3409c5bd2b4c',
  'd9c778c9097e3837',
  '277cfc1f30fc468a',
  '753f17f1437d4380',
  '6cc6a1617c7f4e17',
  '12cc63813f3ccd2d',
  '831e693ccef678cb',
  'efcd65fe2d52c753',
  '1eb21438e2c628d2',
  '5c9c192032cfc642',
  '5e245abc2589f844',
  '00f4f022e9b8db31',
  'baab7fbcfc894ce5',
  'c20e213b5e9395b8',
  'c41790215d9ae11b',
]);

/** Towns and postal codes, which a practice may really share with the sample. */
const deliveredPlaces = new Set([
  'f13e0d7a6dba5e62',
  '8c711cf1e91aed2d',
  'bfe80af0115367cd',
  '0f8e74e7043af4fd',
]);
