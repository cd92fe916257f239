import type { ContactField } from '#domain/contact/contact-message.ts';

/** The appearance and attributes of the form's fields. */
export interface FieldDescription {
  name: ContactField;
  label: string;
  type: 'text' | 'email' | 'tel';
  autoComplete: string;
  isLong?: boolean;
}

export const contactFields: readonly FieldDescription[] = [
  { name: 'name', label: 'Your Name *', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email Address *', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone Number *', type: 'tel', autoComplete: 'tel' },
  { name: 'message', label: 'Your Message *', type: 'text', autoComplete: 'off', isLong: true },
];
