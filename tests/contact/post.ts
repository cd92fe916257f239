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

/** Posts to the endpoint as the site's own pages do. */
export function post(
  origin: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${origin}/api/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      Origin: origin,
      'Sec-Fetch-Site': 'same-origin',
      'CF-Connecting-IP': nextAddress(),
      ...headers,
    },
    body,
  });
}

/** Posts a message as the page's script does, a minute after the page was opened. */
export function postMessage(origin: string, message: object, headers?: Record<string, string>) {
  return post(origin, JSON.stringify({ elapsed: 60_000, ...message }), headers);
}
