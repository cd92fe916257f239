import { isNightly } from '../conditions.ts';
import { expect, runtimes, test } from './support/both-servers.ts';
import { type Fuzz, fuzzRequests } from './support/fuzz-requests.ts';
import { findBreaches } from './support/hostile.ts';
import { rawRequest } from './support/raw-request.ts';

const seed = 20_260_101;
const requestsEach = 10_000;
const atOnce = 24;

/** Statuses that must occur, to prove that the requests reach different handlers. */
const expectedStatuses = [200, 204, 301, 404, 405];

// Runs nightly only; tests/browser/hostile.test.ts always tests known hostile requests.
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

/** Drops bodies that the development server, unlike Cloudflare, would leave unread. */
function withReadBody(request: Fuzz): Fuzz {
  return ['GET', 'HEAD', 'TRACE'].includes(request.method) ? { ...request, body: '' } : request;
}

/** Sends a request. Retries once if the proxy of `wrangler dev` lost its connection. */
async function send(origin: string, { method, path, headers, body }: Fuzz) {
  const answer = await rawRequest(origin, path, headers, method, body);
  const isLost = answer.status === 500 && answer.body.includes('Network connection lost');
  return isLost ? rawRequest(origin, path, headers, method, body) : answer;
}
