import { expect, test, vi } from 'vitest';
import { files } from '#server/routes/files/routes.ts';

const key = '0123456789abcdef';

test('a set IndexNow key is served at its own address only', async () => {
  vi.stubEnv('INDEXNOW_KEY', key);
  const response = await files.request(`/${key}.txt`);
  expect(await response.text()).toBe(key);
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  expect((await files.request('/fedcba9876543210.txt')).status).toBe(404);
});

test('without a key nothing is served', async () => {
  vi.stubEnv('INDEXNOW_KEY', '');
  expect((await files.request(`/${key}.txt`)).status).toBe(404);
});
