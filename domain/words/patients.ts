/** Pages for patients: the name of their list, and the heading of the owner's own answers. */
export const patientWords = {
  heading: 'For patients',
  facts: 'At our practice',
};
