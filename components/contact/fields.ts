import type { ContactField } from '#domain/contact/contact-message.ts';
import { contactWords } from '#domain/words/contact.ts';

const { labels } = contactWords;

/** The appearance and attributes of the form's fields. */
export interface FieldDescription {
  name: ContactField;
  label: string;
  type: 'text' | 'email' | 'tel';
  autoComplete: string;
  isLong?: boolean;
}

export const contactFields: readonly FieldDescription[] = [
  { name: 'name', label: labels.name, type: 'text', autoComplete: 'name' },
  { name: 'email', label: labels.email, type: 'email', autoComplete: 'email' },
  { name: 'phone', label: labels.phone, type: 'tel', autoComplete: 'tel' },
  { name: 'message', label: labels.message, type: 'text', autoComplete: 'off', isLong: true },
];
