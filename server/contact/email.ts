import { practice } from '#content/practice.ts';
import type { ContactEnvelope } from './envelope.ts';

const controlCharacters = /\p{Cc}+/gu;

/**
 * Sends a message by Cloudflare's e-mail binding, as plain text: HTML in it stays text. What goes into
 * a header has lost its line ends, so it can't start another header.
 * @param from an address of the practice's own domain
 * @param to where the practice reads; its public address if empty
 */
export async function sendEmail(
  { id, receivedAt, message }: ContactEnvelope,
  binding: SendEmail,
  { from, to }: { from: string; to: string },
) {
  const name = message.name.replace(controlCharacters, ' ').trim();
  await binding.send({
    from: { name: practice.name, email: from },
    to: to || practice.email,
    replyTo: message.email,
    subject: `Website message from ${name}`,
    text: [
      `Name: ${name}`,
      `E-mail: ${message.email}`,
      `Phone: ${message.phone}`,
      '',
      message.message,
      '',
      `Sent through the website at ${receivedAt}, number ${id}.`,
    ].join('\n'),
  });
}
