import type { Answer } from '../schema/practice/fields.ts';

/** What is said where it isn't known: nothing. */
type Answers = Partial<Record<Answer, string>>;

/** What is said of each location, wherever one is shown. */
export const locationWords = {
  address: 'Address',
  saveContact: 'Save contact',
  phone: 'Phone',
  email: 'E-mail',
  officeHours: 'Office Hours',
  parking: 'Parking',
  transit: 'Public transportation',
  entrance: 'Entrance',
  stepFree: {
    yes: 'There are no steps on the way in.',
    no: 'There are steps on the way in.',
  } as Answers,
  elevator: { yes: 'There is an elevator.', no: 'There is no elevator.' } as Answers,
  restroom: {
    yes: 'There is a restroom for wheelchair users.',
    no: 'There is no restroom for wheelchair users.',
  } as Answers,
  languages: 'Languages',
  more: 'Hours and directions',
  mapOf: (address: string) => `Map showing ${address}`,
  googleMaps: 'Directions in Google Maps',
  appleMaps: 'Directions in Apple Maps',
  callOffice: 'Call the Office',
  write: 'Write an E-mail',
  /** What search finds and shows. */
  reach: (phone: string, phoneHours: string, email: string, address: string) =>
    `Phone number: ${phone} (${phoneHours}). E-mail: ${email}. Address: ${address}.`,
};
