import type { ContactMessage, ContactProblems } from '#domain/contact/contact-message.ts';

/** A form that was sent without JavaScript and comes back to be mended. */
export interface SubmittedForm {
  values: ContactMessage;
  problems: ContactProblems;
  /** What stands in the way apart from the fields, in words for visitors. */
  notice?: string | undefined;
}
