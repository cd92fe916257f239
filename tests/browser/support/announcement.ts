import type { APIRequestContext } from '@playwright/test';

/** Returns whether the built home page has an announcement. */
export async function isAnnouncing(request: APIRequestContext): Promise<boolean> {
  const html = await (await request.get('/')).text();
  return html.includes('id="news-heading"');
}
