import { breakBuild } from './support/broken-build.ts';
import { type NodeServer, startNodeServer } from './support/node-server.ts';
import { type RawAnswer, rawRequest } from './support/raw-request.ts';
import { securityHeaders } from './support/security-headers.ts';
import { templates } from './support/templates.ts';
import { expect, test } from './support/test.ts';
import { startWorkerServer } from './support/worker-server.ts';

const guide = templates.guide;
const visitor = {
  Cookie: 'name=jane',
  'User-Agent': 'jane-browser',
  Referer: 'https://jane.example/',
};

/** Serves a broken build. Returns the responses of the guide and other pages, and the log. */
async function askBroken(...fault: Parameters<typeof breakBuild>) {
  const build = breakBuild(...fault);
  const server = await startNodeServer({ BUILD_FOLDER: build.folder });
  try {
    return await askAround(server);
  } finally {
    await server.stop();
    build.remove();
  }
}

async function askAround(server: NodeServer) {
  const broken = await rawRequest(server.origin, `${guide}?email=jane@example.com`, visitor);
  const again = await rawRequest(server.origin, guide);
  const unknown = await rawRequest(server.origin, '/jane@example.com', visitor);
  const prerendered = await rawRequest(server.origin, '/contact');
  const health = await rawRequest(server.origin, '/healthz');
  return { broken, again, unknown, prerendered, health, log: server.output() };
}

function expectErrorPage({ status, headers, body }: RawAnswer) {
  expect(status).toBe(500);
  expect(body).toMatch(/<h1[^>]*>Unexpected Application Error!<\/h1>/);
  expect(body).toContain('500 Internal Server Error');
  expect(body).not.toMatch(/secret-of-the-server|\bat .*:\d+:\d+|node_modules|chunk-[\w-]+\.js:/);
  expect(headers['cache-control']).toBe('no-store');
  for (const [name, value] of Object.entries(securityHeaders())) {
    expect(headers[name.toLowerCase()]).toBe(value);
  }
}

function failing(text: string) {
  return text.replace(/function Page\([^)]*\) \{/, '$& throw new Error("secret-of-the-server");');
}

const isGuide = /\/\/ pages\/helpful-links\/@slug\/\+Page\.tsx/;

test('a page whose component throws is the error page, and other pages work', async () => {
  const { broken, again, prerendered, health, log } = await askBroken(isGuide, failing);
  expectErrorPage(broken);
  expectErrorPage(again);
  expect(broken.body).toContain('<header');
  expect([prerendered.status, health.status]).toEqual([200, 200]);
  expect(log).toContain('secret-of-the-server');
  expect(log).not.toContain('jane');
});

test('in workerd, too, a page that throws is the error page, and others work', async () => {
  const build = breakBuild(isGuide, failing);
  const server = await startWorkerServer(build.folder);
  try {
    for (const path of [guide, `${guide}?email=jane@example.com`]) {
      expectErrorPage(await rawRequest(server.origin, path, visitor));
    }
    for (const path of [templates.service, '/contact', '/healthz']) {
      expect((await rawRequest(server.origin, path)).status, path).toBe(200);
    }
  } finally {
    await server.stop();
    build.remove();
  }
});
