import { plural } from '../language/plural.ts';

/** Texts of the contact page and its form, apart from the page's own. */
export const contactWords = {
  labels: {
    name: 'Your Name *',
    email: 'Email Address *',
    phone: 'Phone Number *',
    message: 'Your Message *',
  },
  hint: (leaveOut: string, phone: string) =>
    `${leaveOut} For eye symptoms, call ${phone}. In an emergency, call 911.`,
  times: 'For an exam, choose a time that suits you:',
  /** The first line of the message after a press on one of them. */
  askFor: (time: string) => `I’d like an eye exam. ${time} would suit me.`,
  buttons: { idle: 'Send Message', sending: 'Sending...', sent: 'Message Sent!' },
  error: 'Error: ',
  problems: (count: number) =>
    plural(count, { one: '1 field needs attention', other: `${count} fields need attention` }),
  charactersLeft: (rest: number) =>
    rest >= 0 ? `${characters(rest)} left` : `${characters(-rest)} too many`,
  sent: { title: 'Message sent!', text: "We'll get back to you as soon as possible." },
  /** Before the number, once the message is sent. */
  urgent: 'Can’t wait? Call',
  failed: (phone: string, email: string) =>
    `We couldn’t send your message. Please try again, call ${phone}, or email ${email}.`,
  tooMany: (phone: string, email: string) =>
    `Too many messages at once. Please try again in a minute, call ${phone}, or email ${email}.`,
  close: 'Close',
  followUs: 'Follow us',
  profiles: { facebook: 'Facebook', instagram: 'Instagram', twitter: 'Twitter' },
};

function characters(count: number): string {
  return plural(count, { one: '1 character', other: `${count} characters` });
}
