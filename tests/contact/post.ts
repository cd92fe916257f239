/** A valid message. */
export const goodMessage = {
  name: 'Ann Example',
  email: 'ann@mail.example',
  phone: '(973) 555-0199',
  message: 'Do you also repair frames?',
};

let addresses = 0;

/** Returns a new visitor's IP address each time, so that requests don't share a rate limit. */
export function nextAddress(): string {
  addresses += 1;
  return `10.1.${Math.floor(addresses / 250)}.${addresses % 250}`;
}

/** Returns the body that the page's script sends. */
export function submissionOf(message: object = goodMessage, more: object = {}): string {
  return JSON.stringify({ id: crypto.randomUUID(), message, ...more });
}

/** Returns a request to the endpoint, by default one that the site's own form sends. */
export function requestFrom(
  origin: string,
  body: BodyInit = submissionOf(),
  headers: Record<string, string> = {},
): Request {
  const own = { 'Content-Type': 'application/json', 'CF-Connecting-IP': nextAddress() };
  const all = { ...own, Origin: origin, ...headers };
  return new Request(`${origin}/api/contact`, { method: 'POST', headers: all, body });
}
