/** What is wrong with a field of the contact form. */
export const contactProblemWords = {
  name: { short: 'Name is too short', long: 'Name is too long' },
  email: 'Invalid email',
  phone: 'Invalid phone number',
  message: { short: 'Message is too short', long: 'Message is too long' },
};
