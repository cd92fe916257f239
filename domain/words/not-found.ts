/** What is said where a page isn't there. */
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
