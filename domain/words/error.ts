/** What is said where a page can't be made. */
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
