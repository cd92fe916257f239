import { practice } from '#content/practice.ts';

const statusTexts: Record<number, string> = { 500: 'Internal Server Error' };

/** The page of last resort: plain HTML without styles, scripts or anything else that could fail. */
export function errorPage(status: number): string {
  const { display, e164 } = practice.phone;
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Unexpected Application Error!</title>
<h1>Unexpected Application Error!</h1>
<p>${status} ${statusTexts[status] ?? 'Error'}</p>
<p>Please try again in a moment, or call us at <a href="tel:${e164}">${display}</a>.</p>
<p><a href="/">Return to Home</a></p>
</html>
`;
}

/** The answer that carries the page of last resort. Nobody keeps it. */
export function errorResponse(status: number): Response {
  return new Response(errorPage(status), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
