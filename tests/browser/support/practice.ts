import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import type { BrandRecord } from '../../../content-model/schema/brand.ts';
import type { ClosuresRecord } from '../../../content-model/schema/location.ts';
import type { PracticeRecord } from '../../../content-model/schema/practice.ts';
import { exceptionsOf } from '../../../domain/hours/calendar.ts';
import type { OpenLocation } from '../../../domain/practice/locations.ts';

/** The practice's facts, as its files say them. */
export const practice: PracticeRecord = {
  profiles: {},
  footerServices: [],
  ...read('practice/practice'),
};
const noHours: OpenLocation['schedules'] = { exams: [], desk: [], phone: [] };
const noClosures: ClosuresRecord = { closures: [], specialHours: [] };
export const closures: ClosuresRecord = { ...noClosures, ...read('practice/closures') };
const { colors, ...brand }: BrandRecord = read('brand/brand');
export const hero = { ...brand.hero, video: brand.hero.video ?? [] };
/** The home page's backgrounds, with the header's color over each. */
export const backdrops = brand.backdrops.map(({ file, headerColor }) => ({
  file,
  headerColor: colors[headerColor],
}));

/** The open locations, the main one first. */
export const openLocations = globSync('content/practice/locations/*.yaml')
  .map((file): OpenLocation => {
    const location: OpenLocation = parse(readFileSync(file, 'utf8'));
    const schedules = { ...noHours, ...location.schedules };
    return { ...noClosures, ...location, schedules, slug: basename(file, '.yaml') };
  })
  .filter(({ status }) => status === 'open')
  .map((location) => ({
    ...location,
    email: location.email ?? practice.email,
    phone: shownPhone(location.phone),
  }))
  .toSorted((one, other) => one.order - other.order);

/** The main location; the build refuses content without an open one. */
export const mainLocation = openLocations[0] as (typeof openLocations)[number];

/** The open locations with their hours as the site reads them, to choose a moment by. Unit tests compare that reading. */
export const calendars = openLocations.map((location) => ({
  ...location,
  ...location.schedules,
  exceptions: exceptionsOf(location, closures),
}));

export const quarterHour = 900_000;

/** Returns the first quarter of an hour in March 2027 that suits, if one does. */
export function momentWhen(suits: (moment: Date) => boolean): Date | undefined {
  const start = Date.UTC(2027, 2, 1);
  const quarters = Array.from({ length: 28 * 24 * 4 }, (_, index) => start + index * quarterHour);
  return quarters.map((time) => new Date(time)).find(suits);
}

const { url }: { url?: string } = read('practice/booking');
/** The target of Book Exam: the practice's online scheduler, or the home page's section. */
export const bookingHref = url || '/#book';

/** Returns a number as pages show it: a North American one as `(212) 555-0123`. */
export function shownPhone(phone: string): string {
  const [, area, exchange, line] =
    /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(phone.replaceAll(/(?!^\+)\D/g, '')) ?? [];
  return line ? `(${area}) ${exchange}-${line}` : phone.trim();
}

/** Returns the link that calls a number of the content. A number without `+` is North American. */
export function callLink(phone: string): string {
  return `tel:+${phone.startsWith('+') ? '' : 1}${phone.replaceAll(/\(0\)|\D/g, '')}`;
}

/** Reads a file of the content. A missing one has no fields. */
function read(name: string) {
  const file = `content/${name}.yaml`;
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
}
