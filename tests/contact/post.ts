/** A message that every rule lets pass. */
export const goodMessage = {
  name: 'Ann Example',
  email: 'ann@mail.example',
  phone: '(973) 555-0199',
  message: 'Do you also repair frames?',
};

let addresses = 0;

/** Each call comes from another visitor, so that no rate limit counts them together. */
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

/** Posts as a browser does that runs no script. */
export function postForm(
  origin: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
  return post(origin, new URLSearchParams(fields).toString(), { ...form, ...headers });
}
