import { type APIRequestContext, expect } from '@playwright/test';

const known = new Map<string, Promise<string>>();

/** The HTML of a page that answers 200 and may be listed, asked for once by each of Playwright's processes. */
export function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  const found = known.get(path) ?? askFor(request, path);
  known.set(path, found);
  return found;
}

async function askFor(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(200);
  expect(response.headers()['x-robots-tag'], path).toBeUndefined();
  return response.text();
}
