import type { HonoRequest } from 'hono';
import { honeypotField, turnstileField } from '#domain/contact/contact-delivery.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import { contactAnswers } from '#domain/words/contact-answers.ts';
import { SubmissionError } from './submission-error.ts';

export interface Submission {
  input: Record<string, unknown>;
  /** The four fields as text. */
  values: ContactMessage;
  /** The value of the hidden field. */
  honeypot: string;
  /** Milliseconds between opening the page and sending, if the sender says. */
  elapsed: number;
  turnstileToken: string;
}

/**
 * Reads a message sent as JSON in UTF-8.
 * @throws SubmissionError 415 for any other type or encoding, 400 for malformed data
 */
export async function readSubmission(request: HonoRequest): Promise<Submission> {
  if (!isJson(request) || !isPlainUtf8(request)) {
    throw new SubmissionError(415, contactAnswers.unknownFormat);
  }
  const bytes = await request.arrayBuffer();
  try {
    return submissionOf(parseObject(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    throw new SubmissionError(400, contactAnswers.damaged);
  }
}

function isJson(request: HonoRequest): boolean {
  const [type = ''] = (request.header('Content-Type') ?? '').split(';');
  return type.trim().toLowerCase() === 'application/json';
}

function isPlainUtf8(request: HonoRequest): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(request.header('Content-Type') ?? '')?.[1];
  const encoding = request.header('Content-Encoding') ?? 'identity';
  return (charset ?? 'utf-8').toLowerCase() === 'utf-8' && encoding.toLowerCase() === 'identity';
}

function parseObject(body: string): Record<string, unknown> {
  const value: unknown = JSON.parse(body);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new TypeError('A message must be a JSON object.');
}

function submissionOf(input: Record<string, unknown>): Submission {
  const text = (name: string) => (typeof input[name] === 'string' ? input[name] : '');
  const { elapsed } = input;
  return {
    input,
    values: {
      name: text('name'),
      email: text('email'),
      phone: text('phone'),
      message: text('message'),
    },
    honeypot: text(honeypotField),
    elapsed: typeof elapsed === 'number' ? elapsed : 0,
    turnstileToken: text(turnstileField),
  };
}
