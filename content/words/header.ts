/** What the header says beside its navigation. */
export const headerWords = {
  home: (practice: string) => `${practice}, home`,
  instagram: 'Instagram',
  call: (phone: string) => `Call ${phone}`,
  book: 'Book Exam',
};
