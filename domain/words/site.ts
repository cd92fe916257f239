/** Texts of all or many pages. */
export const siteWords = {
  home: (practice: string) => `${practice}, home`,
  /** The phone number, or the name of the location that it reaches. */
  call: (phone: string) => `Call ${phone}`,
};
