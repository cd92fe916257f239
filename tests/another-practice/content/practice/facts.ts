import type { PracticeFacts } from '../practice.ts';

export const facts: PracticeFacts = {
  name: 'Juniper Lantern Optometry',
  shortName: 'Juniper Lantern',
  team: 'the Juniper Lantern care team',
  phone: { display: '(505) 555-2368', e164: '+15055552368' },
  email: 'desk@juniperlantern.test',
  office: {
    street: '14 Lantern Loop',
    locality: 'Taos',
    region: 'NM',
    postalCode: '87571',
    country: 'US',
  },
  geo: { latitude: 36.4072, longitude: -105.5734 },
  siteOrigin: 'https://www.juniperlantern.test',
  social: { instagram: 'https://www.instagram.com/juniperlantern.test' },
  reviewProfile:
    'https://www.google.com/maps/search/?api=1&query=Juniper+Lantern+Optometry+Taos+NM',
  priceRange: '$',
  timeZone: 'America/Denver',
  openingHours: [
    { days: ['Monday', 'Wednesday', 'Friday'], opens: '08:30', closes: '12:00' },
    { days: ['Monday', 'Wednesday', 'Friday'], opens: '13:00', closes: '17:30' },
    { days: ['Tuesday'], opens: '10:00', closes: '19:00' },
  ],
  officeHours: [
    { label: 'Monday, Wednesday, Friday', hours: '8:30 AM - 5:30 PM' },
    { label: 'Tuesday', hours: '10:00 AM - 7:00 PM' },
  ],
  phoneHours: 'Monday, Wednesday and Friday 9am-5pm, Tuesday 10am-7pm',
  owner: {
    practitioners: [],
    licenseLine: '',
    privacyOfficer: 'The office manager, at the front desk',
    privacyPracticesUrl: '',
    nondiscriminationUrl: '',
    legalEntity: 'Juniper Lantern Optometry, LLC',
  },
};
