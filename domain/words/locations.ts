import type { Answer } from '../schema/practice/fields.ts';

/** If the answer is unknown, nothing is shown. */
type Answers = Partial<Record<Answer, string>>;

/** Texts about each location. */
export const locationWords = {
  address: 'Address',
  saveContact: 'Save contact',
  phone: 'Phone',
  email: 'Email',
  /** The front desk's hours, by the name that the practice uses. */
  officeHours: (desk: string) => `Office Hours: ${desk}`,
  phoneHours: (answered: string, hours: string) => `${answered}: ${hours}`,
  parking: 'Parking',
  transit: 'Public transportation',
  entrance: 'Entrance',
  stepFree: {
    yes: 'There are no steps on the way in.',
    no: 'There are steps on the way in.',
  } as Answers,
  elevator: { yes: 'There is an elevator.', no: 'There is no elevator.' } as Answers,
  restroom: {
    yes: 'The restroom is wheelchair accessible.',
    no: 'The restroom isn’t wheelchair accessible.',
  } as Answers,
  languages: 'Languages',
  more: 'Hours and directions',
  mapOf: (address: string) => `Map showing ${address}`,
  googleMaps: 'Directions in Google Maps',
  appleMaps: 'Directions in Apple Maps',
  callOffice: 'Call the Office',
  write: 'Send an Email',
  /** Texts of the contact page in the search. */
  reach: (phone: string, phoneHours: string, email: string, address: string) =>
    `Phone number: ${phone}${phoneHours && ` (${phoneHours})`}. Email: ${email}. Address: ${address}.`,
};
