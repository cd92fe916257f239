import type { HonoRequest } from 'hono';
import { honeypotField, turnstileField } from '#content/contact-delivery.ts';
import type { ContactMessage } from '#content/contact-message.ts';
import { otherWays, SubmissionError } from './submission-error.ts';

/** What came in, unchecked. */
export interface Submission {
  input: Record<string, unknown>;
  /** The four fields as text, for the form to show again. */
  values: ContactMessage;
  /** What stands in the field that people don't see. */
  honeypot: string;
  /** Milliseconds between opening the page and sending, where the browser says so. */
  elapsed: number | undefined;
  turnstileToken: string;
}

type Format = 'json' | 'form';

const formats: Record<string, Format> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

/** Whether the answer is read by a person in a browser rather than by a script. */
export function wantsPage(request: HonoRequest): boolean {
  const format = formatOf(request);
  return format ? format === 'form' : (request.header('Accept') ?? '').includes('text/html');
}

/**
 * Reads a message sent as JSON or by a plain form, in UTF-8.
 * @throws SubmissionError 415 for any other type or encoding, 400 for what can't be read as what it says it is
 */
export async function readSubmission(request: HonoRequest): Promise<Submission> {
  const format = formatOf(request);
  if (!format || !isPlainUtf8(request)) {
    throw new SubmissionError(
      415,
      'The message can’t be read',
      `It isn’t in a known format. ${otherWays}`,
    );
  }
  const input = parse(format, decode(await request.arrayBuffer()));
  const { elapsed } = input;
  return {
    input,
    values: {
      name: text(input['name']),
      email: text(input['email']),
      phone: text(input['phone']),
      message: text(input['message']),
    },
    honeypot: text(input[honeypotField]),
    elapsed: typeof elapsed === 'number' ? elapsed : undefined,
    turnstileToken: text(input[turnstileField]),
  };
}

function formatOf(request: HonoRequest): Format | undefined {
  const [type = ''] = (request.header('Content-Type') ?? '').split(';');
  return formats[type.trim().toLowerCase()];
}

function isPlainUtf8(request: HonoRequest): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(request.header('Content-Type') ?? '')?.[1];
  const encoding = request.header('Content-Encoding') ?? 'identity';
  return (charset ?? 'utf-8').toLowerCase() === 'utf-8' && encoding.toLowerCase() === 'identity';
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable();
  }
}

function parse(format: Format, body: string): Record<string, unknown> {
  // Forms send line ends as CRLF; the browser, and so the counter, counts them as one character.
  if (format === 'form') {
    const fields = [...new URLSearchParams(body)];
    return Object.fromEntries(fields.map(([name, value]) => [name, value.replace(/\r\n/g, '\n')]));
  }
  const value: unknown = parseJson(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  return { ...value };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw unreadable();
  }
}

function unreadable() {
  return new SubmissionError(400, 'The message can’t be read', `It arrived damaged. ${otherWays}`);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
