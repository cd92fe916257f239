/** Pages for patients: the name of their list, and what stands above the owner's own answers. */
export const patientWords = {
  heading: 'For patients',
  facts: 'At our practice',
};
