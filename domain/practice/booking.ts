/** Where a visit is booked. */
export interface BookingLink {
  href: string;
  /** The host of the scheduler, if booking is on another site. */
  host?: string;
}

/**
 * Returns the target of “Book Exam” and similar links: the practice's online scheduler, or the home page's booking
 * section.
 * @param booking the owner's record
 * @param page the path of the page with the section: `/` on other pages, and empty on the home page itself
 */
export function bookingLink({ url }: { url: string }, page: '' | '/' = '/'): BookingLink {
  return url ? { href: url, host: new URL(url).host } : { href: `${page}#book` };
}
