/** Texts about each location. */
export const locationWords = {
  address: 'Address',
  directions: 'Directions',
  phone: 'Phone',
  email: 'Email',
  write: 'Send an Email',
};
