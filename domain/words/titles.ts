/** The titles of pages, as tabs and search engines show them. */
export const titleWords = {
  home: (practice: string, promise: string, town: string, region: string) =>
    `${practice} | ${promise} in ${town}, ${region}`,
  contact: (practice: string, town: string, region: string) =>
    `Contact Us | ${practice} | ${town}, ${region}`,
  page: (name: string, practice: string) => `${name} | ${practice}`,
  serviceNotFound: 'Service not found',
  pageNotFound: 'Page not found',
  error: 'Error',
};
