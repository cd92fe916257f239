import type { APIRequestContext } from '@playwright/test';

/** Whether the practice announced something on its home page when that was built. */
export async function isAnnouncing(request: APIRequestContext): Promise<boolean> {
  const html = await (await request.get('/')).text();
  return html.includes('id="news-heading"');
}
