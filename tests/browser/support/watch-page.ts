import type { Page, Request } from '@playwright/test';

/** Hosts that a page may contact besides its own, for the map of the contact page. */
const allowedHosts = ['www.google.com', 'maps.google.com'];

/**
 * Collects what must not happen on a page: console errors and warnings, exceptions, failed requests,
 * and requests to other hosts.
 * @returns a list that grows while the page is open
 */
export function watchPage(page: Page, baseURL: string): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    const fromMap = allowedHosts.some((host) => message.location().url.includes(host));
    if (['error', 'warning'].includes(message.type()) && !fromMap) {
      troubles.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    if (!isAllowed(request, baseURL)) troubles.push(`foreign request: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const abandoned = /aborted|cancel/i.test(request.failure()?.errorText ?? '');
    if (isOwn(request, baseURL) && !abandoned) troubles.push(`failed request: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (isOwn(response.request(), baseURL) && response.status() >= 400) {
      troubles.push(`${response.status()}: ${response.url()}`);
    }
  });
  return troubles;
}

function isOwn(request: Request, baseURL: string): boolean {
  return new URL(request.url()).origin === new URL(baseURL).origin;
}

function isAllowed(request: Request, baseURL: string): boolean {
  const { hostname, protocol } = new URL(request.url());
  return isOwn(request, baseURL) || protocol === 'data:' || allowedHosts.includes(hostname);
}
