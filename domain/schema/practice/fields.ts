import { z } from 'zod';

/** A line that only the owner can fill in; empty, its place on the site stays out. */
export function slot(title: string, description?: string, maximum = 200) {
  return z.string().max(maximum).default('').meta({ title, description });
}

/** The address of a document that the owner has, here or elsewhere; empty, nothing links to it. */
export function linkSlot(title: string) {
  return z
    .string()
    .regex(/^(?:https:\/\/\S+|\/\S*)?$/, 'an https:// address, a path of this site, or nothing')
    .default('')
    .meta({ title });
}

export const webAddress = z
  .string()
  .regex(/^https:\/\/\S+$/, 'an address that begins with https://');

/** The number that messages name; the editor puts the practice's own in its place. */
export const examplePhone = '(212) 555-0123';

/** As people read it. Without a country code it is North American, and its ten digits suffice. */
export const phone = z
  .string()
  .regex(/^\s*[+(\d][\s\d().-]*$/, `a number such as ${examplePhone}`)
  .overwrite(formatPhone)
  .refine((number) => /^(?:\(\d{3}\) \d{3}-\d{4}|\+\d[\d ()-]{6,20})$/.test(number), {
    error: `a number such as ${examplePhone}`,
  })
  .meta({ title: 'Phone' });

export const emailAddress = z
  .string()
  .regex(/^[^\s@]+@[^\s@]+\.[a-z]+$/i, 'an email address')
  .meta({ title: 'Email' });

/** What may be unknown: nothing is said about it then. */
export const answer = z.enum(['yes', 'no', 'unknown']).default('unknown');
export type Answer = z.infer<typeof answer>;

/** The languages that are spoken, by their codes, as `lang` attributes have them. */
export const languages = z
  .array(z.string().regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'a language code such as en or es'))
  .max(20)
  .default([])
  .meta({ title: 'Languages spoken' });

/** `512.448.2211` as the site writes it: `(512) 448-2211`. Any other number stays as it is. */
function formatPhone(number: string): string {
  const digits = number.replace(/\D/g, '');
  const isForeign = /^\s*\+(?!1)/.test(number);
  const [, area, exchange, line] = digits.match(/^1?(\d{3})(\d{3})(\d{4})$/) ?? [];
  return line && !isForeign ? `(${area}) ${exchange}-${line}` : number.trim();
}
