import { practice } from '#domain/practice/practice.ts';
import { contactMailWords } from '#domain/words/contact-answers.ts';
import type { ContactEnvelope } from './envelope.ts';

const controlCharacters = /\p{Cc}+/gu;

/**
 * Sends a message through Cloudflare's email binding as plain text, so HTML in it isn't rendered. Line breaks
 * are removed from header values, so that they can't start another header.
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
    subject: contactMailWords.subject(name),
    text: [
      contactMailWords.name(name),
      contactMailWords.email(message.email),
      contactMailWords.phone(message.phone),
      '',
      message.message,
      '',
      contactMailWords.origin(receivedAt, id),
    ].join('\n'),
  });
}
