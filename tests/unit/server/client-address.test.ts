import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';
import { expect, test } from 'vitest';
import { trustedProxies } from '#server/node/bindings.ts';

test.each([
  ['203.0.113.7', '', '203.0.113.7', '192.0.2.1'],
  ['192.0.2.1', 'loopback 10.0.0.0/8', '127.0.0.1', '203.0.113.7, 192.0.2.1, 10.0.0.2'],
  ['192.0.2.1', '2001:db8::/32, 10.0.0.2', '2001:db8:1::9', '192.0.2.1'],
])('the visitor is %s if [%s] is trusted, %s asks, and the header is %s', (visitor, ...row) => {
  const [trusted, remoteAddress, forwardedFor] = row;
  const headers = { 'x-forwarded-for': forwardedFor };
  const request = { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
  expect(proxyAddress(request, trustedProxies(trusted))).toBe(visitor);
});

test.each(['nginx', '127.1.', '10.0.0.0/33', '10.0.0.0/', '::1/129', '0.0.0.0/x'])(
  'the server doesn’t start if TRUSTED_PROXY has %s',
  (name) => {
    expect(() => trustedProxies(`loopback, ${name}`)).toThrow(
      /TRUSTED_PROXY has an invalid .*\. List/,
    );
  },
);
