/** Texts for a page that can't be rendered. */
export const errorWords = {
  heading: 'Unexpected Application Error!',
  status: {
    401: 'Unauthorized',
    403: 'Forbidden',
    410: 'Gone',
    429: 'Too Many Requests',
    500: 'Internal Server Error',
    503: 'Service Unavailable',
  } as Record<number, string>,
  otherStatus: 'Error',
  retry: 'Please try again in a moment, or call us at {phone}.',
  home: 'Return to Home',
};

/** Texts for a page that doesn't exist. */
export const notFoundWords = {
  page: 'Oops! Page not found',
  pageText: 'The address may have a typo, or the page may have moved.',
  home: 'Return to Home',
  service: 'Service Not Found',
  serviceText: 'The service you are looking for does not exist',
  services: 'View All Services',
  problems: 'Find your eye problem',
  call: 'Or call us at {phone}.',
};
