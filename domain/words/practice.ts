/** The name of the list of pages for patients. */
export const patientWords = { heading: 'For patients' };
