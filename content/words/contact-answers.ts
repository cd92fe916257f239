/** Why a message isn't taken, in words that a visitor understands. */
export const contactAnswers = {
  /** What the visitor can do instead: it stands for each `{otherWays}`. */
  otherWays: (phone: string, email: string) => `Please call ${phone} or write to ${email}.`,
  off: { title: 'Not Found', detail: 'Messages aren’t received here. {otherWays}' },
  foreign: {
    title: 'The message wasn’t taken',
    detail: 'It didn’t come from this site’s own form. {otherWays}',
  },
  tooMany: {
    title: 'Too many messages at once',
    detail: 'Please try again in a minute. {otherWays}',
  },
  tooLong: {
    title: 'The message is too long',
    detail: 'It holds too much to be sent. {otherWays}',
  },
  unknownFormat: {
    title: 'The message can’t be read',
    detail: 'It isn’t in a known format. {otherWays}',
  },
  damaged: { title: 'The message can’t be read', detail: 'It arrived damaged. {otherWays}' },
  tooQuick: {
    title: 'The message wasn’t sent',
    detail: 'That was very quick. Please send it once more.',
  },
  invalid: { title: 'Some fields need attention', detail: 'Please check the marked fields.' },
  undelivered: {
    title: 'The message wasn’t sent',
    detail: 'We couldn’t send your message. Please try again. {otherWays}',
  },
  unchecked: { title: 'The message wasn’t sent', detail: 'Please try again. {otherWays}' },
  refused: {
    title: 'The message wasn’t taken',
    detail: 'We couldn’t tell that a person sent it. Please send it once more. {otherWays}',
  },
};
