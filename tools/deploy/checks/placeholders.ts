/**
 * Whether a host is a placeholder: README's own, or one that RFC 2606 and RFC 6761 reserve. `.test` is accepted,
 * because the tests deploy an invented practice with such hosts.
 */
export function isReservedHost(host: string): boolean {
  return /(?:^|\.)(?:example|your-?domain)\.[a-z.]+$|(?:^|\.)localhost$|\.(?:example|invalid)$/i.test(
    host,
  );
}

/** Whether a text contains a placeholder host: in a URL, in an email address, or alone. */
export function namesReservedHost(text: string): boolean {
  const hosts = text.match(/(?<=^|\/\/|[@\s])[a-z0-9-]+(?:\.[a-z0-9-]+)*/gi) ?? [];
  return hosts.some(isReservedHost);
}

/** Whether a text contains a phone number that nobody can have: area code 555, or 555-5555. */
export function holdsReservedPhone(text: string): boolean {
  return /(?<!\d)(?:\+?1[\s.-]?)?(?:\(?555\)?[\s.-]?\d{3}[\s.-]?\d{4}|(?:\(?\d{3}\)?[\s.-]?)?555[\s.-]?5555)(?!\d)/.test(
    text,
  );
}

/** Whether a North American phone number has a valid area code and exchange. Accepts all other formats. */
export function canBeDialed(phone: string): boolean {
  return !phone.startsWith('(') || /^\([2-9]\d{2}\) [2-9]\d{2}-/.test(phone);
}
