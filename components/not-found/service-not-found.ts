/** Marks a missing page as a service, so that the not-found page can link to the others. */
export const serviceNotFound = 'service-not-found';
