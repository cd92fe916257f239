/** Where a visit is booked. */
export interface BookingLink {
  href: string;
  /** Whose site that is, where it isn't ours. */
  host?: string;
}

/**
 * Where “Book Exam” and its kin lead: to the practice's online scheduler, else to the home page's
 * section about booking.
 * @param booking the owner's record
 * @param page the path of the page that has the section, where the link stands on another one
 */
export function bookingLink({ url }: { url: string }, page: '' | '/' = '/'): BookingLink {
  return url ? { href: url, host: new URL(url).host } : { href: `${page}#book` };
}
