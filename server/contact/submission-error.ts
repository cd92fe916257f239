import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ContactMessage, ContactProblems } from '#content/contact-message.ts';
import { office, practice } from '#content/practice.ts';

interface SubmissionErrorDetails {
  problems?: ContactProblems;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  values?: ContactMessage;
}

/** Why a message isn't taken, in words that a visitor understands. */
export class SubmissionError extends Error {
  override name = 'SubmissionError';
  readonly status: ContentfulStatusCode;
  readonly title: string;
  readonly details: SubmissionErrorDetails;

  constructor(
    status: ContentfulStatusCode,
    title: string,
    detail: string,
    details: SubmissionErrorDetails = {},
  ) {
    super(detail);
    this.status = status;
    this.title = title;
    this.details = details;
  }
}

/** What a visitor can do when the message can't be taken. */
export const otherWays = `Please call ${office.phone} or write to ${practice.email}.`;
