import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';

interface VideoSource {
  src: string;
  type: 'video/mp4' | 'video/webm';
  minWidth?: number;
}

interface Hours {
  opens: string;
  closes: string;
}

interface Location {
  slug: string;
  status: string;
  order: number;
  phone: string;
  email?: string;
  timeZone: string;
  address: { street: string; locality: string; region: string; postalCode: string };
  geo: { latitude: number; longitude: number };
  schedules: Record<'exams' | 'desk' | 'phone', (Hours & { days: string[] })[]>;
  closures: Exception[];
  specialHours: Exception[];
}

/** Days with special hours, or without any. */
interface Exception {
  from: string;
  until?: string;
  reason: string;
  hours?: Hours[];
}

/** The practice's facts, as its files say them. */
export const practice = read('practice/practice') as {
  name: string;
  shortName: string;
  team: string;
  promise: string;
  kind: string;
  email: string;
  siteOrigin: string;
  priceRange: string;
  profiles: Record<string, string>;
  reviewProfile: string;
  footerServices: string[];
};
export const booking = read('practice/booking') as Record<string, string>;
export const { categories } = read('practice/categories') as {
  categories: { id: string; title: string }[];
};
export const closures = read('practice/closures') as {
  closures: Exception[];
  specialHours: Exception[];
};
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
  .map((file): Location => ({ ...read(file), slug: basename(file, '.yaml') }) as Location)
  .filter(({ status }) => status === 'open')
  .map((location) => ({ ...location, email: location.email ?? practice.email }))
  .toSorted((one, other) => one.order - other.order);

/** The main location; the build refuses content without an open one. */
export const [mainLocation] = openLocations as [
  (typeof openLocations)[number],
  ...typeof openLocations,
];

/** The target of Book Exam: the practice's online scheduler, or the home page's section. */
export const bookingHref = booking['url'] || '/#book';

/** Returns the link that calls a number of the content. A number without `+` is North American. */
export function callLink(phone: string): string {
  const digits = phone.replaceAll(/\(0\)|\D/g, '');
  return phone.startsWith('+') ? `tel:+${digits}` : `tel:+1${digits}`;
}

function read(name: string): object {
  const file = name.startsWith('content/') ? name : `content/${name}.yaml`;
  return parse(readFileSync(file, 'utf8'));
}
