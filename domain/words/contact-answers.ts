/** Why a message isn't accepted, in words for visitors. */
export const contactAnswers = {
  /** What visitors can do instead. It replaces `{otherWays}`. */
  otherWays: (phone: string, email: string) => `You can call ${phone} or email ${email}.`,
  off: { title: 'Not Found', detail: 'This form isn’t in use. {otherWays}' },
  foreign: {
    title: 'The message wasn’t sent',
    detail: 'It didn’t come from our own form. {otherWays}',
  },
  tooMany: {
    title: 'Too many messages at once',
    detail: 'Please try again in a minute. {otherWays}',
  },
  tooLong: {
    title: 'The message is too long',
    detail: 'Please make it shorter. {otherWays}',
  },
  unknownFormat: {
    title: 'We can’t read the message',
    detail: '{otherWays}',
  },
  damaged: {
    title: 'We can’t read the message',
    detail: 'Some of it didn’t come through. {otherWays}',
  },
  tooQuick: {
    title: 'The message wasn’t sent',
    detail: 'Please wait a moment and send it again.',
  },
  invalid: { title: 'Some fields need attention', detail: 'Please check the marked fields.' },
  undelivered: {
    title: 'The message wasn’t sent',
    detail: 'Something went wrong. Please try again. {otherWays}',
  },
  unchecked: { title: 'The message wasn’t sent', detail: 'Please try again. {otherWays}' },
  refused: {
    title: 'The message wasn’t sent',
    detail: 'We couldn’t tell if a person sent it. Please send it again. {otherWays}',
  },
};

/** The email with a message of the contact form. */
export const contactMailWords = {
  subject: (name: string) => `Website message from ${name}`,
  name: (name: string) => `Name: ${name}`,
  email: (email: string) => `Email: ${email}`,
  phone: (phone: string) => `Phone: ${phone}`,
  origin: (time: string, id: string) => `Sent through the website at ${time}, number ${id}.`,
};
