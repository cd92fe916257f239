import { type OpenLocation, office } from '#domain/practice/practice.ts';

const address = { ...office.address, street: '1 Far Road', locality: 'Far Town' };

/** A place that no practice has, in a zone that knows no daylight saving time. */
export const second: OpenLocation = {
  ...office,
  slug: 'far-town',
  name: 'Far Town',
  order: office.order + 1,
  address,
  geo: { latitude: 1.5, longitude: 2.5 },
  phone: '(928) 555-2371',
  email: 'far@practice.invalid',
  timeZone: 'America/Phoenix',
  schedules: {
    ...office.schedules,
    exams: [{ days: ['Sunday'], opens: '03:00', closes: '04:00' }],
  },
};

export const one = [office] as [OpenLocation];
export const two = [office, second] as [OpenLocation, OpenLocation];
