import type { ContactMessage, ContactProblems } from '#domain/contact/contact-message.ts';

/** A form that was sent without JavaScript and is returned with errors. */
export interface SubmittedForm {
  values: ContactMessage;
  problems: ContactProblems;
  /** An error that isn't a field's, in words for visitors. */
  notice?: string | undefined;
}
