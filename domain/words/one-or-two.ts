/** Texts of "Which is better, one or two?". */
export const oneOrTwoWords = {
  heading: 'Which is better, one or two?',
  text: 'It’s the question you’ll hear most in the chair.',
  instruction:
    'Try both lenses each time, and keep the clearer one. It’s a taste of an exam, not an eye test.',
  /** In front of the number of each lens, for screen readers. */
  lens: 'Lens ',
  rounds: [
    { name: 'power', title: 'Power', outcomes: ['More blurred.', 'Clearer.'] },
    { name: 'axis', title: 'Axis', outcomes: ['The double edges are gone.', 'More doubled.'] },
    { name: 'fine', title: 'Fine', outcomes: ['Softer.', 'Crisper.'] },
  ],
  sharp: (heading: string) => `It’s sharp now. The chart reads: ${heading}`,
  share: 'Send it to someone who squints',
  /** The picture of link previews. */
  picture: 'A blurred letter chart behind a brass lens: which is better, one or two?',
};
