import { mainLocation } from '#domain/content.ts';
import type { OpenLocation } from '#domain/practice/locations.ts';

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
  schedules: {
    ...mainLocation.schedules,
    exams: [{ days: ['Sunday'], opens: '03:00', closes: '04:00' }],
  },
};

export const one = [mainLocation] as [OpenLocation];
export const two = [{ ...mainLocation, shownName: mainLocation.name }, second] as [
  OpenLocation,
  OpenLocation,
];
