import { z } from 'zod';

/** A text that only the owner can supply. If it is empty, the site leaves it out. */
export function slot(title: string, description?: string, maximum = 200) {
  return z.string().max(maximum).default('').meta({ title, description });
}

/**
 * The address of one of the owner's documents, on this site or another. If it is empty, nothing links to it.
 */
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

/** The example in messages. */
const examplePhone = '(212) 555-0123';

/** A phone number for readers. Without a country code it is North American, and ten digits are enough. */
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

/** A question whose answer may be unknown. The site then doesn't mention it. */
export const answer = z.enum(['yes', 'no', 'unknown']).default('unknown');
export type Answer = z.infer<typeof answer>;

/** Language codes, as in `lang` attributes. */
export const languages = z
  .array(z.string().regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'a language code such as en or es'))
  .max(20)
  .default([])
  .meta({ title: 'Languages spoken', ref: 'languages' });

/** Formats `512.448.2211` as `(512) 448-2211`. Any other number stays as it is. */
function formatPhone(number: string): string {
  const digits = number.replace(/\D/g, '');
  const isForeign = /^\s*\+(?!1)/.test(number);
  const [, area, exchange, line] = digits.match(/^1?(\d{3})(\d{3})(\d{4})$/) ?? [];
  return line && !isForeign ? `(${area}) ${exchange}-${line}` : number.trim();
}
