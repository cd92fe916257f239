/** Says that the missing page is a service, so that the not-found page can lead to the others. */
export const serviceNotFound = 'service-not-found';
