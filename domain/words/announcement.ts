/** What the announcement says of a location that is opening, apart from its own words. */
export const announcementWords = {
  comingTo: (town: string) => `Coming Soon to ${town}`,
  opens: (day: string | undefined) => (day ? `Opening ${day}` : 'Opening Soon'),
  close: 'Close',
};
