/** Buttons and links to booking, and other texts of that section. */
export const bookingWords = {
  exam: 'Book Exam',
  askForTime: 'Ask for a time',
  onlineHeading: 'Online',
  newPatientForms: 'Forms for new patients',
  portal: 'Patient portal',
  cancellation: 'Can’t make it?',
};

/** The times that a visitor may ask for in a message. */
export const visitTimeWords = {
  morning: 'A weekday morning',
  afternoon: 'A weekday afternoon',
  saturday: 'A Saturday',
  sunday: 'A Sunday',
};
