/** Texts about each location. */
export const locationWords = {
  address: 'Address',
  directions: 'Directions',
  saveContact: 'Save contact',
  phone: 'Phone',
  email: 'Email',
  /** The front desk's hours, by the name that the practice uses. */
  officeHours: (desk: string) => `Office Hours: ${desk}`,
  phoneHours: (answered: string, hours: string) => `${answered}: ${hours}`,
  mapOf: (address: string) => `Map showing ${address}`,
  googleMaps: 'Directions in Google Maps',
  appleMaps: 'Directions in Apple Maps',
  write: 'Send an Email',
};
