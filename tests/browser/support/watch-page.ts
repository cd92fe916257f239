import type { Page } from '@playwright/test';

/** Hosts that a page may contact besides its own, for the map of the contact page. */
const ofMap = /^https:\/\/(?:www|maps)\.google\.com\//;

/** Returns a list that grows by each console error or warning, exception, and failed or foreign request of a page. */
export function watchPage(page: Page, origin: string): string[] {
  const troubles: string[] = [];
  const isOwn = (url: string) => url.startsWith(`${origin}/`);
  page.on('console', (message) => {
    if (/error|warning/.test(message.type()) && !ofMap.test(message.location().url))
      troubles.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!isOwn(url) && !/^data:/.test(url) && !ofMap.test(url))
      troubles.push(`foreign request: ${url}`);
  });
  page.on('requestfailed', (request) => {
    const isAbandoned = /aborted|cancel/i.test(request.failure()?.errorText ?? '');
    if (isOwn(request.url()) && !isAbandoned) troubles.push(`failed request: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (isOwn(response.url()) && response.status() >= 400)
      troubles.push(`${response.status()}: ${response.url()}`);
  });
  return troubles;
}
