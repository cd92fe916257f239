import { type Context, Hono } from 'hono';
import { contactEndpoint } from '#domain/contact/contact-delivery.ts';
import { contactMessageSchema, contactProblems } from '#domain/contact/contact-message.ts';
import { contactAnswers } from '#domain/words/contact-answers.ts';
import { cacheControl } from '../../cache/cache-control.ts';
import type { ServerTypes } from '../../environment.ts';
import { deduplicate } from './deduplicate.ts';
import { deliver } from './deliver.ts';
import { type ContactEnvelope, createEnvelope } from './envelope.ts';
import { limitBody, limitRate, sameOrigin, whenDelivering } from './guards.ts';
import { readSubmission, type Submission } from './read-submission.ts';
import { SubmissionError } from './submission-error.ts';
import { checkTurnstile } from './turnstile.ts';

/** The minimum milliseconds between opening the page and sending. Nobody fills in the form faster. */
const minimumTime = 2000;
const keyPattern = /^[\w-]{8,64}$/;

/** Receives messages of the contact form if delivery is on. An error is a JSON problem (RFC 9457). */
export const contact = new Hono<ServerTypes>();

contact.onError((error, c) => {
  if (!(error instanceof SubmissionError)) throw error;
  const { retryAfter, problems } = error.details;
  c.header('Cache-Control', cacheControl.never);
  if (retryAfter) c.header('Retry-After', `${retryAfter}`);
  c.header('Content-Type', 'application/problem+json');
  const { status, title, message: detail } = error;
  return c.body(JSON.stringify({ status, title, detail, errors: problems }), status);
});

contact.post(contactEndpoint, whenDelivering, sameOrigin, limitRate, limitBody, async (c) => {
  const submission = await readSubmission(c.req);
  // A bot that fills in the hidden field gets the same response as a person.
  if (submission.honeypot) return accepted(c, createEnvelope(submission.values));
  const envelope = createEnvelope(checkFields(submission), keyOf(c));
  checkTime(submission);
  await checkTurnstile(submission, envelope.id);
  const sending = deduplicate(envelope.id, () => deliver(envelope, c.env));
  keepAlive(c, sending);
  try {
    await sending;
  } catch {
    throw new SubmissionError(502, contactAnswers.undelivered);
  }
  return accepted(c, envelope);
});

/** The page's script measures the time. */
function checkTime({ elapsed }: Submission) {
  if (elapsed >= minimumTime) return;
  throw new SubmissionError(429, contactAnswers.tooQuick, { retryAfter: 2 });
}

function checkFields({ input }: Submission) {
  const result = contactMessageSchema.safeParse(input);
  if (result.success) return result.data;
  throw new SubmissionError(422, contactAnswers.invalid, { problems: contactProblems(input) });
}

function keyOf(c: Context): string | undefined {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined || keyPattern.test(key)) return key;
  throw new SubmissionError(400, contactAnswers.damaged);
}

/** Lets delivery continue if the visitor leaves. Node needs no `executionCtx` for that, and has none. */
function keepAlive(c: Context, promise: Promise<void>) {
  const settled = promise.catch(() => undefined);
  try {
    c.executionCtx.waitUntil(settled);
  } catch {}
}

function accepted(c: Context, { id }: ContactEnvelope) {
  c.header('Cache-Control', cacheControl.never);
  return c.json({ id });
}
