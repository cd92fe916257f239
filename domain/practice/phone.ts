/**
 * Converts a phone number to E.164: `+12025550123`. A number without a country code is North American. The zero in
 * `+44 (0)20` is for calls within the country, and no part of the number.
 */
export function dialed(phone: string): string {
  const digits = phone.replace('(0)', '').replaceAll(/\D/g, '');
  return phone.startsWith('+') ? `+${digits}` : `+1${digits}`;
}

/** Returns the link that calls a number. */
export function phoneLink(phone: string): string {
  return `tel:${dialed(phone)}`;
}
