import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, runtimes, test } from './support/both-servers.ts';
import { rawRequest } from './support/raw-request.ts';
import { templates } from './support/templates.ts';

const page = templates.guide;

for (const runtime of runtimes) {
  test(`${runtime} answers 304 to every spelling of a validator`, async ({ originOf }) => {
    const origin = originOf(runtime);
    const { headers } = await rawRequest(origin, page);
    const etag = headers.etag ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, `"a,b",W/${etag}`, '*']) {
      const answer = await rawRequest(origin, page, { 'If-None-Match': known });
      expect(answer.status, known).toBe(304);
      expect(answer.body, known).toBe('');
    }
    for (const known of ['"other"', 'W/"other"', '', 'nonsense', etag.slice(1, -1)]) {
      const answer = await rawRequest(origin, page, { 'If-None-Match': known });
      expect(answer.status, known).toBe(200);
    }
  });

  test(`${runtime} ignores the query of a page that reads none`, async ({ originOf }) => {
    const origin = originOf(runtime);
    const plain = await rawRequest(origin, templates.service);
    for (const query of ['?utm_source=x', '?q=<script>', '?__proto__[a]=1', '?/']) {
      const answer = await rawRequest(origin, `${templates.service}${query}`);
      expect(answer.body === plain.body, query).toBe(true);
      expect(answer.headers.etag).toBe(plain.headers.etag);
    }
  });

  test(`${runtime} lets shared caches keep a page and refresh it behind the scenes`, async ({
    originOf,
  }) => {
    const { headers } = await rawRequest(originOf(runtime), page);
    expect(headers['cache-control']).toMatch(/public/);
    expect(headers['cache-control']).toMatch(/s-maxage=\d+/);
    expect(headers['cache-control']).toMatch(/stale-while-revalidate=\d+/);
    expect(headers.vary).toMatch(/^Accept-Encoding\b/);
  });
}

for (const [name, path] of [
  ['a prerendered page', '/contact'],
  ['a rendered page', page],
] as const) {
  test(`Node sends ${name} compressed, each encoding with its own ETag`, async ({ nodeOrigin }) => {
    const plain = await fetchBytes(nodeOrigin + path, 'identity');
    const brotli = await fetchBytes(nodeOrigin + path, 'gzip, deflate, br');
    const gzip = await fetchBytes(nodeOrigin + path, 'gzip, br;q=0');
    expect(plain.encoding).toBeNull();
    expect(brotli.encoding).toBe('br');
    expect(gzip.encoding).toBe('gzip');
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
    expect(new Set([plain.etag, brotli.etag, gzip.etag]).size).toBe(3);
    expect(plain.vary).toMatch(/^Accept-Encoding\b/);
    const again = await fetchBytes(nodeOrigin + path, 'br', { 'If-None-Match': brotli.etag ?? '' });
    expect(again.status).toBe(304);
  });
}

async function fetchBytes(url: string, encoding: string, extra: Record<string, string> = {}) {
  const { get } = await import('node:http');
  return new Promise<{
    status: number | undefined;
    encoding: string | null;
    etag: string | undefined;
    vary: string | undefined;
    bytes: Buffer;
  }>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': encoding, ...extra } }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode,
          encoding: incoming.headers['content-encoding'] ?? null,
          etag: incoming.headers.etag,
          vary: incoming.headers.vary,
          bytes: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });
}
