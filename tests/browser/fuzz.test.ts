import { expect, runtimes, test } from './support/both-servers.ts';
import { type Fuzz, fuzzRequests } from './support/fuzz-requests.ts';
import { findBreaches } from './support/hostile.ts';
import { isNightly } from './support/nightly.ts';
import { rawRequest } from './support/raw-request.ts';

const seed = 20_260_101;
const requestsEach = 10_000;
const atOnce = 24;

/** What the requests must lead to, or they test less than they seem to. */
const expectedStatuses = [200, 204, 301, 404, 405];

// By day, tests/browser/hostile.test.ts asks what is known to be hostile.
for (const runtime of isNightly ? runtimes : []) {
  test(`${runtime} withstands ${requestsEach} generated requests`, async ({ originOf }) => {
    test.setTimeout(900_000);
    const origin = originOf(runtime);
    const requests = fuzzRequests(seed + runtimes.indexOf(runtime), requestsEach);
    const found: string[] = [];
    const statuses = new Set<number>();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = requests.pop(); next; next = requests.pop()) {
          const answer = await send(origin, runtime === 'workerd' ? withReadBody(next) : next);
          statuses.add(answer.status);
          const breaches = findBreaches(origin, answer);
          if (breaches.length > 0) found.push(`${breaches.join('; ')}: ${JSON.stringify(next)}`);
        }
      }),
    );
    expect(found.slice(0, 20)).toEqual([]);
    expect([...statuses]).toEqual(expect.arrayContaining(expectedStatuses));
  });
}

/** Static files in development, unlike at Cloudflare, leave a body of these methods unread. */
function withReadBody(request: Fuzz): Fuzz {
  return ['GET', 'HEAD', 'TRACE'].includes(request.method) ? { ...request, body: '' } : request;
}

/** Sends a request, and once more where the proxy of `wrangler dev` lost its own connection meanwhile. */
async function send(origin: string, { method, path, headers, body }: Fuzz) {
  const answer = await rawRequest(origin, path, headers, method, body);
  const isLost = answer.status === 500 && answer.body.includes('Network connection lost');
  return isLost ? rawRequest(origin, path, headers, method, body) : answer;
}
