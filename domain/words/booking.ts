/** Buttons and links to booking, and other texts of that section. */
export const bookingWords = {
  exam: 'Book Exam',
  appointment: 'Schedule an Appointment',
  nextStep: 'Ready when you are',
  inText: 'Book an exam',
  askForTime: 'Ask for a time',
  /** Follows each of these if it leads to another site. */
  elsewhere: (host: string) => `, on ${host}`,
  onlineHeading: 'Online',
  online: 'Book a time online',
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
