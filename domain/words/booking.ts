/** Buttons and links to booking, and other texts of that section. */
export const bookingWords = {
  onlineHeading: 'Online',
  newPatientForms: 'Forms for new patients',
  portal: 'Patient portal',
  cancellation: 'Can’t make it?',
};
