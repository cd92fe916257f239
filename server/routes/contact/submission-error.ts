import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ContactProblems } from '#domain/contact/contact-message.ts';
import { mainLocation, practice } from '#domain/practice/practice.ts';
import { contactAnswers } from '#domain/words/contact-answers.ts';

interface SubmissionErrorDetails {
  problems?: ContactProblems;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
}

const otherWays = contactAnswers.otherWays(mainLocation.phone, practice.email);

/** Why a message isn't accepted, in words for visitors. */
export class SubmissionError extends Error {
  override name = 'SubmissionError';
  readonly status: ContentfulStatusCode;
  readonly title: string;
  readonly details: SubmissionErrorDetails;

  constructor(
    status: ContentfulStatusCode,
    { title, detail }: { title: string; detail: string },
    details: SubmissionErrorDetails = {},
  ) {
    super(detail.replace('{otherWays}', otherWays));
    this.status = status;
    this.title = title;
    this.details = details;
  }
}
