import { createHash } from 'node:crypto';

const sampleHost = /[a-z0-9]\.example(?![a-z0-9-]|\.[a-z0-9])/i;
// The numbers 555-0100 to 555-0199 are set aside for examples.
const samplePhone = /(?:^|\D|\d{3})555[\s.-]?01\d{2}(?!\d)/;

/** A value of an object, and the path to it. */
export interface Leaf {
  path: string;
  value: string;
}

/**
 * Finds the values that cannot be a practice's own: what this project was delivered with, hosts that
 * end in `.example`, and telephone numbers that are set aside for examples.
 * @param path where that object is, for the answers
 */
export function findSamples(facts: unknown, path = ''): Leaf[] {
  return leavesOf(facts, path).filter(({ value }) => isSample(value));
}

/** The texts and numbers of an object, however deep, as texts. */
export function leavesOf(facts: unknown, path = ''): Leaf[] {
  if (typeof facts !== 'object' || facts === null) return [{ path, value: String(facts ?? '') }];
  return Object.entries(facts).flatMap(([key, value]) =>
    leavesOf(value, path === '' ? key : `${path}.${key}`),
  );
}

/** Whether a fact is one that can't be a practice's own. */
export function isSample(value: string): boolean {
  return sampleHost.test(value) || samplePhone.test(value) || delivered.has(fingerprint(value));
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

/** Whether a color `#RRGGBB` is one of the brand's that this project was delivered with. */
export function isSampleColor(color: string): boolean {
  return deliveredColors.has(fingerprint(color));
}

/** Whether a picture or video is one that this project was delivered with, by its `hashOfFile`. */
export function isSampleFile(hash: string): boolean {
  return deliveredFiles.has(hash);
}

/** What the list of delivered pictures and videos holds of a file. */
export function hashOfFile(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** What the lists below hold of a value: facts themselves stand in one place only. */
function fingerprint(value: string): string {
  const normalized = value.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(normalized).digest('hex').slice(0, 16);
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

/** The brand's colors, and the ground of its hero. */
const deliveredColors = new Set([
  '62d8c78ff08382a8',
  'fc0485e9fe6b6d21',
  'd9f6cfb082613901',
  'b3612f3c461dc3a7',
  '0c013991bf43dfe4',
  '8d3226d854101f07',
]);

/** Files of `content/images` and `content/media`, in the order of their names. */
const deliveredFiles = new Set([
  'dd1130b77a0f9a13',
  '1058c0e51ade9f8a',
  '77edc619577a40df',
  '6bbef58d643c9cce',
  'eb0675179cf61cca',
  'c59ab15a35d291d2',
  'cc029da29d97e9ed',
  '73e3f20b2f2fb31b',
  '0e03f833eb953592',
  'ac15cbaacafd7a22',
  '0804835b7a259192',
  'eeeb1f41b52876c9',
  'a37d7f203a8efa3d',
  '3f28b0800c7a83a6',
  '0a2c559619de9686',
  'fc92dae125c6867e',
  'b8a06a00ddef2f5b',
  '2ed173c2c628c624',
  'e0c6bdd0b28a72c1',
  '148a6f6960c1f750',
  '28394d8a3223bd31',
  'a864b2ef431a0f7a',
  '949282a6908eae67',
  '8181cc8fc92728b8',
  '51577db3296ce73f',
  '5c5b7cf53c85810c',
  '8949850784112581',
  '92176f153a52e71f',
  '99ba39a76899d679',
  '7a9f8ad80306807a',
]);
