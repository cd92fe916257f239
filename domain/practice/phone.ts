/** A phone number as machines dial it (E.164): `+12025550123`. Without a country code it is North American. */
export function dialed(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return phone.startsWith('+') ? `+${digits}` : `+1${digits}`;
}

/** The link that calls a number. */
export function phoneLink(phone: string): string {
  return `tel:${dialed(phone)}`;
}
