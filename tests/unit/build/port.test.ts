import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { checkPort, findFreePort, readPort } from '../../../tools/run/port.ts';

test('a port that another server has is refused, and another one proposed', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(checkPort(port)).rejects.toThrow(
    `Port ${port} is in use: choose another one, for example \`PORT=8788 npm start\`.`,
  );
  server.close();
});

test('a free port is accepted', async () => {
  await expect(checkPort(await findFreePort())).resolves.toBeUndefined();
});

test('PORT is optional', () => {
  expect(readPort('')).toBe(8787);
  expect(readPort('9000')).toBe(9000);
});

test.each(['0', '65536', '80.5', 'http'])('PORT=%s is refused', (value) => {
  expect(() => readPort(value)).toThrow(`not "${value}"`);
});
