/**
 * Whether a host belongs to nobody: README's own placeholder, and what RFC 2606 and RFC 6761 set aside.
 * `.test` is accepted: the tests deploy an invented practice whose addresses end so.
 */
export function isReservedHost(host: string): boolean {
  return /(?:^|\.)(?:example|your-?domain)\.[a-z.]+$|(?:^|\.)localhost$|\.(?:example|invalid)$/i.test(
    host,
  );
}

/** Whether a text names a host that belongs to nobody: in an address, in an email address, or alone. */
export function namesReservedHost(text: string): boolean {
  const hosts = text.match(/(?<=^|\/\/|[@\s])[a-z0-9-]+(?:\.[a-z0-9-]+)*/gi) ?? [];
  return hosts.some(isReservedHost);
}

/** Whether a text holds a telephone number that belongs to nobody: area code 555, or 555-5555. */
export function holdsReservedPhone(text: string): boolean {
  return /(?<!\d)(?:\+?1[\s.-]?)?(?:\(?555\)?[\s.-]?\d{3}[\s.-]?\d{4}|(?:\(?\d{3}\)?[\s.-]?)?555[\s.-]?5555)(?!\d)/.test(
    text,
  );
}

/** Whether a number of North America has an area code and an exchange that can be dialed. */
export function canBeDialed(phone: string): boolean {
  return !phone.startsWith('(') || /^\([2-9]\d{2}\) [2-9]\d{2}-/.test(phone);
}
