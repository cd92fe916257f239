import { office, phoneLink } from '#content/practice.ts';

export const errorPageTitle = 'Unexpected Application Error!';

/** The page of last resort: plain HTML without styles, scripts or anything else that could fail. */
export function errorPage(): string {
  const { phone } = office;
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${errorPageTitle}</title>
<h1>${errorPageTitle}</h1>
<p>500 Internal Server Error</p>
<p>Please try again in a moment, or call us at <a href="${phoneLink(phone)}">${phone}</a>.</p>
<p><a href="/">Return to Home</a></p>
</html>
`;
}

/** The answer that carries the page of last resort. Nobody keeps it. */
export function errorResponse(): Response {
  return new Response(errorPage(), {
    status: 500,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
