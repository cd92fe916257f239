/** Buttons and links that lead to a booked visit, and what else that section says beside the phone. */
export const bookingWords = {
  exam: 'Book Exam',
  appointment: 'Schedule an Appointment',
  nextStep: 'Ready when you are',
  inText: 'Book an exam',
  /** Follows each of these where they lead to another site. */
  elsewhere: (host: string) => `, on ${host}`,
  onlineHeading: 'Online',
  online: 'Book a time online',
  newPatientForms: 'Forms for new patients',
  portal: 'Patient portal',
  cancellation: 'Can’t make it?',
};
