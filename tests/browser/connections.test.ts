import { expect, type Runtime, runtimes, test } from './support/both-servers.ts';
import { securityHeaders } from './support/practice.ts';
import { converse } from './support/raw-connection.ts';
import { ownVideo, templates } from './support/templates.ts';

const body = 'x'.repeat(20_000);
const health = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Everything that the worker answers itself; what is a file on Cloudflare never asks it. */
const answered: [path: string, status: number][] = [
  [templates.service, 200],
  [templates.guide, 200],
  ['/search?q=eye', 200],
  ['/nope', 404],
  ['/contact/', 301],
  ['/robots.txt', 200],
  ...(ownVideo ? [[ownVideo, 200] as [string, number]] : []),
  ['/assets/nope.js', 404],
];
const files: Record<Runtime, [path: string, status: number][]> = {
  workerd: [],
  node: [
    ['/contact', 200],
    ['/favicon.svg', 200],
  ],
};

for (const runtime of runtimes) {
  for (const method of ['GET', 'HEAD']) {
    test(`${runtime} answers what follows a ${method} that brings a body, over the same connection`, async ({
      originOf,
    }) => {
      const rows = [...answered, ...files[runtime]];
      const length = `Content-Length: ${body.length}`;
      await Promise.all(
        rows.map(async ([path, status]) => {
          const head = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${length}\r\n\r\n`;
          const pieces = [head, body.slice(0, 5000), body.slice(5000), health];
          const { statuses } = await converse(originOf(runtime), pieces, 2);
          expect(statuses, path).toEqual([status, 200]);
        }),
      );
    });
  }

  test(`${runtime} reads a body in chunks to its end, too`, async ({ originOf }) => {
    const head = 'GET /nope HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
    const pieces = [head, '5\r\nhello\r\n', '0\r\n\r\n', health];
    const { statuses } = await converse(originOf(runtime), pieces, 2);
    expect(statuses).toEqual([404, 200]);
  });
}

const unusual: [what: string, request: string, status: number][] = [
  ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b<c>\r\n\r\n', 400],
  ['a host with a path', 'GET / HTTP/1.1\r\nHost: a@evil.example/x\r\n\r\n', 400],
  [
    'two lengths of one body',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a header that is none', 'GET / HTTP/1.1\r\nHost: a\r\nX Y: 1\r\n\r\n', 400],
  ['another protocol', '\x16\x03\x01\x02\x00\x01\r\n\r\n', 400],
  ['a method of another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['no path', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['headers of 40 kB', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n', 200],
  [
    'another protocol to go on with',
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    200,
  ],
];

for (const [what, request, status] of unusual) {
  test(`Node answers ${what} with ${status} and the security headers`, async ({ nodeOrigin }) => {
    const { text, statuses } = await converse(nodeOrigin, [request], 1);
    expect(statuses).toEqual([status]);
    for (const [name, value] of Object.entries(securityHeaders())) {
      expect(text.toLowerCase()).toContain(`\n${name}: ${value}\r`.toLowerCase());
    }
    expect(text).not.toMatch(/\bat .*:\d+:\d+/);
  });
}

test('Node leads to its own address, whatever host a request names as its target', async ({
  nodeOrigin,
}) => {
  const request = 'GET http://evil.example/contact/ HTTP/1.1\r\nHost: evil.example\r\n\r\n';
  const { text, statuses } = await converse(nodeOrigin, [request], 1);
  expect(statuses).toEqual([301]);
  expect(text).toMatch(/^location: \/contact\r$/im);
});
