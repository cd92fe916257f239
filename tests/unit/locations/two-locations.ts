import { mainLocation } from '#domain/content.ts';
import type { OpenLocation } from '#domain/practice/locations.ts';

const onSundays = [{ days: ['Sunday' as const], opens: '03:00', closes: '04:00' }];
const address = { ...mainLocation.address, street: '1 Far Road', locality: 'Far Town' };

/** A made-up location in a time zone without daylight saving time. */
export const second: OpenLocation = {
  ...mainLocation,
  slug: 'far-town',
  name: 'Far Town',
  shownName: 'Far Town',
  order: mainLocation.order + 1,
  address,
  geo: { latitude: 1.5, longitude: 2.5 },
  phone: '(928) 555-2371',
  email: 'far@practice.invalid',
  timeZone: 'America/Phoenix',
  schedules: { ...mainLocation.schedules, exams: onSundays },
};

const first = { ...mainLocation, shownName: mainLocation.name };
export const one: [OpenLocation] = [mainLocation];
export const two: [OpenLocation, OpenLocation] = [first, second];
