import { expect, runtimes, test } from './support/both-servers.ts';
import { type Fuzz, fuzzRequests } from './support/fuzz-requests.ts';
import { findBreaches } from './support/hostile.ts';
import { rawRequest } from './support/raw-request.ts';

const seed = 20_260_101;
const requestsEach = 5000;
const atOnce = 24;
const slowest = 1000;

/** What the requests must lead to, or they test less than they seem to. */
const expectedStatuses = [200, 204, 301, 302, 404, 405];

for (const runtime of runtimes) {
  test(`${runtime} stands ${requestsEach} generated requests`, async ({ originOf }) => {
    test.setTimeout(300_000);
    const origin = originOf(runtime);
    const requests = fuzzRequests(seed + runtimes.indexOf(runtime), requestsEach).map((request) =>
      runtime === 'workerd' ? withoutUnreadBody(request) : request,
    );
    const found: string[] = [];
    const slow: Fuzz[] = [];
    const statuses = new Set<number>();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = requests.pop(); next; next = requests.pop()) {
          const { breaches, milliseconds, status } = await ask(origin, next);
          statuses.add(status);
          if (breaches.length > 0) found.push(`${breaches.join('; ')}: ${JSON.stringify(next)}`);
          if (milliseconds > slowest) slow.push(next);
        }
      }),
    );
    expect(found.slice(0, 20)).toEqual([]);
    expect([...statuses]).toEqual(expect.arrayContaining(expectedStatuses));
    for (const request of slow)
      expect(await isSlowAlone(origin, request), request.path).toBe(false);
  });
}

/** Static files in development, unlike at Cloudflare, leave such a body unread on its connection. */
function withoutUnreadBody(request: Fuzz): Fuzz {
  return ['GET', 'HEAD', 'TRACE'].includes(request.method) ? { ...request, body: '' } : request;
}

/**
 * Whether a request is slow on its own, each of three times: among others it waits for them, and for
 * whatever else the machine does. Memory can't hide a slow one: it holds the site's own pages only.
 */
async function isSlowAlone(origin: string, request: Fuzz): Promise<boolean> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if ((await ask(origin, request)).milliseconds <= slowest) return false;
  }
  return true;
}

async function ask(origin: string, { method, path, headers, body }: Fuzz) {
  const start = performance.now();
  const answer = await rawRequest(origin, path, headers, method, body);
  const milliseconds = performance.now() - start;
  return { breaches: findBreaches(origin, answer), milliseconds, status: answer.status };
}
