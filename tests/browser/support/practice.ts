import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import type { BrandRecord } from '../../../content-model/schema/brand.ts';
import type { ClosuresRecord } from '../../../content-model/schema/location.ts';
import type { PracticeRecord } from '../../../content-model/schema/practice.ts';
import type { OpenLocation } from '../../../domain/practice/locations.ts';

/** The practice's facts, as its files say them. */
export const practice: PracticeRecord = read('practice/practice');
export const closures: ClosuresRecord = read('practice/closures');
const { colors, ...brand }: BrandRecord = read('brand/brand');
export const { hero } = brand;
/** The home page's backgrounds, with the header's color over each. */
export const backdrops = brand.backdrops.map(({ file, headerColor }) => ({
  file,
  headerColor: colors[headerColor],
}));

/** The open locations, the main one first. */
export const openLocations = globSync('content/practice/locations/*.yaml')
  .map((file) => ({
    ...(parse(readFileSync(file, 'utf8')) as OpenLocation),
    slug: basename(file, '.yaml'),
  }))
  .filter(({ status }) => status === 'open')
  .map((location) => ({ ...location, email: location.email ?? practice.email }))
  .toSorted((one, other) => one.order - other.order);

/** The main location; the build refuses content without an open one. */
export const mainLocation = openLocations[0] as (typeof openLocations)[number];

const { url }: { url?: string } = read('practice/booking');
/** The target of Book Exam: the practice's online scheduler, or the home page's section. */
export const bookingHref = url || '/#book';

/** Returns the link that calls a number of the content. A number without `+` is North American. */
export function callLink(phone: string): string {
  const digits = phone.replaceAll(/\(0\)|\D/g, '');
  return phone.startsWith('+') ? `tel:+${digits}` : `tel:+1${digits}`;
}

function read(name: string) {
  return parse(readFileSync(`content/${name}.yaml`, 'utf8'));
}
