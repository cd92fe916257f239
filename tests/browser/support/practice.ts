import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import type { VideoSource } from '../../../domain/schema/brand.ts';

interface Hours {
  days: string[];
  opens: string;
  closes: string;
}

/** Days with special hours, or without any. */
interface Exception {
  from: string;
  until?: string;
  reason: string;
}

interface Location {
  slug: string;
  status: string;
  order: number;
  phone: string;
  email?: string;
  timeZone: string;
  address: Record<'street' | 'locality' | 'region' | 'postalCode', string>;
  geo: object;
  schedules: Record<'exams' | 'desk' | 'phone', Hours[]>;
  closures: Exception[];
  specialHours: Exception[];
}

type Text = 'name' | 'shortName' | 'team' | 'promise' | 'kind' | 'email' | 'siteOrigin';

/** The practice's facts, as its files say them. */
export const practice = read('practice/practice') as Record<Text, string> & {
  priceRange: string;
  profiles: Record<string, string>;
  reviewProfile: string;
  footerServices: string[];
};
export const { categories } = read('practice/categories') as {
  categories: { id: string; title: string }[];
};
export const closures = read('practice/closures') as Pick<Location, 'closures' | 'specialHours'>;
const brand = read('brand/brand') as {
  colors: Record<string, string>;
  hero: { poster: { file: string }; video: VideoSource[] };
  backdrops: { file: string; headerColor: string }[];
};
export const { hero } = brand;
/** The home page's backgrounds, with the header's color over each. */
export const backdrops = brand.backdrops.map(({ file, headerColor }) => ({
  file,
  headerColor: brand.colors[headerColor] ?? '',
}));

/** The open locations, the main one first. */
export const openLocations = globSync('content/practice/locations/*.yaml')
  .map((file) => ({
    ...(parse(readFileSync(file, 'utf8')) as Location),
    slug: basename(file, '.yaml'),
  }))
  .filter(({ status }) => status === 'open')
  .map((location) => ({ ...location, email: location.email ?? practice.email }))
  .toSorted((one, other) => one.order - other.order);

/** The main location; the build refuses content without an open one. */
export const mainLocation = openLocations[0] as (typeof openLocations)[number];

const { url } = read('practice/booking') as { url?: string };
/** The target of Book Exam: the practice's online scheduler, or the home page's section. */
export const bookingHref = url || '/#book';

/** Returns the link that calls a number of the content. A number without `+` is North American. */
export function callLink(phone: string): string {
  const digits = phone.replaceAll(/\(0\)|\D/g, '');
  return phone.startsWith('+') ? `tel:+${digits}` : `tel:+1${digits}`;
}

function read(name: string): unknown {
  return parse(readFileSync(`content/${name}.yaml`, 'utf8'));
}
