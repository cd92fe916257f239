import { expect, test } from 'vitest';
import { clientAddress, trustedProxies } from '#server/node/client-address.ts';

type Row = [visitor: string, trusted: string, peer: string, forwardedFor: string | null];

test.each<Row>([
  // Nobody is trusted, or another than the peer.
  ['127.0.0.1', '', '127.0.0.1', '192.0.2.1'],
  ['198.51.100.1', 'loopback', '198.51.100.1', '192.0.2.1'],
  ['10.0.1.1', '10.0.0.0/24', '10.0.1.1', '192.0.2.1'],
  // The peer is trusted, in each of its spellings.
  ['192.0.2.1', 'loopback', '127.0.0.1', '192.0.2.1'],
  ['192.0.2.1', 'loopback', '::1', '192.0.2.1'],
  ['2001:db8::1', 'loopback', '::ffff:127.0.0.1', '2001:db8::1'],
  ['::ffff:192.0.2.1', '10.0.0.2', '::ffff:a00:2', '::ffff:192.0.2.1'],
  ['192.0.2.1', '2001:db8::/32, 10.0.0.2', '2001:db8:1::9', '192.0.2.1'],
  // Only what trusted proxies added counts.
  ['192.0.2.1', 'loopback', '127.0.0.1', '203.0.113.7, 192.0.2.1'],
  ['192.0.2.1', 'loopback', '127.0.0.1', '127.0.0.1,192.0.2.1, ,'],
  ['192.0.2.1', 'loopback 10.0.0.0/8', '127.0.0.1', '203.0.113.7, 192.0.2.1, 10.0.0.2'],
  ['10.0.0.2', 'loopback', '127.0.0.1', '192.0.2.1, 10.0.0.2'],
  // Addresses with ports, and values that aren’t addresses.
  ['192.0.2.1', 'loopback', '127.0.0.1', '192.0.2.1:40312'],
  ['2001:db8::1', 'loopback', '127.0.0.1', '[2001:db8::1]:40312'],
  ['127.0.0.1', 'loopback', '127.0.0.1', '192.0.2.1, unknown'],
  ['127.0.0.1', 'loopback', '127.0.0.1', ''],
  ['127.0.0.1', 'loopback', '127.0.0.1', null],
  ['', 'loopback', '', '192.0.2.1'],
])('the visitor is %s if [%s] is trusted, %s asks, and the header is %j', (visitor, ...row) => {
  const [trusted, peer, forwardedFor] = row;
  expect(clientAddress(peer, forwardedFor, trustedProxies(trusted))).toBe(visitor);
});

test.each(['nginx', '127.1', '10.0.0.0/33', '10.0.0.0/', '::1/129', '0.0.0.0/x'])(
  'the server doesn’t start if TRUSTED_PROXY has %s',
  (name) => {
    expect(() => trustedProxies(`loopback, ${name}`)).toThrow(`TRUSTED_PROXY has "${name}"`);
  },
);
