/** Texts of the announcement around the owner's own, and of a location that is opening. */
export const announcementWords = {
  comingTo: (town: string) => `Coming Soon to ${town}`,
  opens: (day: string | undefined) => (day ? `Opening ${day}` : 'Opening Soon'),
  close: 'Close',
  action: 'OK',
};
