import { expect, test } from 'vitest';
import { preferredEncoding } from '#server/node/encodings.ts';

// By hand from RFC 9110, sections 12.4.2 and 12.5.3.
test.each([
  [null, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['br;q=0.5,gzip;q=0.8', 'gzip'],
  ['br;q=0.001', 'br'],
  ['GZIP', 'gzip'],
  ['gZip;Q=1', 'gzip'],
  ['Br', 'br'],
  ['  gzip ; q=0.5 ,\tbr ; q=0.000 ', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['gzip, *;q=0', 'gzip'],
  ['identity', 'identity'],
  ['identity, gzip', 'gzip'],
  ['identity;q=1, br;q=0.2', 'identity'],
  ['identity;q=0', 'identity'],
  ['identity;q=0.5, *;q=0', 'identity'],
  ['deflate, zstd', 'identity'],
  ['x1, gzip, x2', 'gzip'],
  [';;,=', 'identity'],
])('a client that accepts %j gets %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
  expect(preferredEncoding(encoding)).toBe(encoding);
});
