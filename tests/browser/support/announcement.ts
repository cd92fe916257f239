import type { APIRequestContext } from '@playwright/test';

/** Whether the practice announces something on its home page. */
export async function isAnnouncing(request: APIRequestContext): Promise<boolean> {
  const html = await (await request.get('/')).text();
  return html.includes('data-island="announcement-dialog"');
}
