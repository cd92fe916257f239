import { type APIRequestContext, expect } from '@playwright/test';

const known = new Map<string, Promise<string>>();

/** Fetches the HTML of an indexable page with status 200, once per Playwright worker. */
export function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  const askFor = async () => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(response.headers()['x-robots-tag'], path).toBeUndefined();
    return response.text();
  };
  const found = known.get(path) ?? askFor();
  known.set(path, found);
  return found;
}

/** Returns an attribute of each tag that contains this text. */
export function attributesOf(html: string, text: string, attribute: string): string[] {
  const tags = html.match(/<(?:meta|link) [^>]*>/g) ?? [];
  const pattern = new RegExp(` ${attribute}="([^"]*)"`);
  return tags
    .filter((tag) => tag.includes(text))
    .map((tag) => decode(pattern.exec(tag)?.[1] ?? ''));
}

/** Decodes the escapes that React writes. */
export function decode(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:39|x27);/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
