import { Agent, get } from 'node:http';
import { startNodeServer } from './support/node-server.ts';
import { ownVideo, templates } from './support/templates.ts';
import { expect, test } from './support/test.ts';

const connections = 30;
const paths = ['/', templates.guide, '/nope', '/robots.txt', ...(ownVideo ? [ownVideo] : [])];

test('a Node server that is asked to end under load answers everything it was asked', async () => {
  test.setTimeout(120_000);
  const server = await startNodeServer({ REQUEST_LOG: 'none' });
  const counts = { answered: 0, dropped: [] as string[] };
  const visitors = Array.from({ length: connections }, (_, visitor) =>
    visit(server.origin, visitor, counts),
  );
  await expect.poll(() => counts.answered, { timeout: 60_000 }).toBeGreaterThan(connections * 2);
  const before = counts.answered;
  const code = await server.stop();
  await Promise.all(visitors);
  expect(counts.dropped).toEqual([]);
  expect(counts.answered).toBeGreaterThan(before);
  expect(code).toBe(0);
});

/** Asks again and again over one connection, until the server says that it ends. */
async function visit(
  origin: string,
  visitor: number,
  counts: { answered: number; dropped: string[] },
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = visitor; ; turn += 1) {
    const outcome = await ask(agent, origin + paths[turn % paths.length]);
    if (outcome === 'refused') break;
    if (outcome === 'answered' || outcome === 'last') counts.answered += 1;
    else counts.dropped.push(outcome);
    if (outcome !== 'answered') break;
  }
  agent.destroy();
}

/** How a request ended: only a new connection may be refused, and only while the server ends. */
function ask(agent: Agent, url: string): Promise<string> {
  return new Promise((resolve) => {
    const outgoing = get(url, { agent }, (incoming) => {
      incoming.resume();
      incoming.on('error', (error) => resolve(`cut: ${error.message}`));
      incoming.on('end', () =>
        resolve(incoming.headers.connection === 'close' ? 'last' : 'answered'),
      );
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : `dropped: ${error.message}`),
    );
  });
}
