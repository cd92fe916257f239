import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { startNodeServer } from './support/node-server.ts';
import { expect, test } from './support/test.ts';

test('the Node server answers at a socket that systemd holds', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const { fd } = (holder as unknown as { _handle: { fd: number } })._handle;
  const server = await startNodeServer({ LISTEN_FDS: '1', PORT: '1' }, [fd]);
  // From here on, only the server has the socket.
  holder.close();
  expect(server.origin).toBe(`http://127.0.0.1:${port}`);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});
