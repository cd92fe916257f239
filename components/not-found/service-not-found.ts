/** Returns that the missing page is a service, so that the page can link to the others. */
export const serviceNotFound = 'service-not-found';
