import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ContactMessage, ContactProblems } from '#content/contact-message.ts';
import { practice } from '#content/practice.ts';

interface RefusalDetails {
  /** By field, in the form's words. */
  problems?: ContactProblems;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  /** What the visitor wrote, to be kept in the form. */
  values?: ContactMessage;
}

/** Why a message isn't taken, in words that a visitor understands. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: ContentfulStatusCode;
  readonly title: string;
  readonly details: RefusalDetails;

  constructor(
    status: ContentfulStatusCode,
    title: string,
    detail: string,
    details: RefusalDetails = {},
  ) {
    super(detail);
    this.status = status;
    this.title = title;
    this.details = details;
  }
}

/** What a visitor can do when the message can't be taken. */
export const otherWays = `Please call ${practice.phone.display} or write to ${practice.email}.`;
