import { language } from '#domain/language/language.ts';
import { mainLocation, phoneLink } from '#domain/practice/practice.ts';
import { errorWords } from '#domain/words/error.ts';

/** The response of last resort, which isn't cached: plain HTML, without anything else that could fail. */
export function errorResponse(): Response {
  const { phone } = mainLocation;
  const call = `<a href="${phoneLink(phone)}">${phone}</a>`;
  const page = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${errorWords.heading}</title>
<h1>${errorWords.heading}</h1>
<p>500 ${errorWords.status[500]}</p>
<p>${errorWords.retry.replace('{phone}', call)}</p>
<p><a href="/">${errorWords.home}</a></p>
</html>
`;
  return new Response(page, {
    status: 500,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
