import { afterEach, expect, test, vi } from 'vitest';
import { checkTurnstile } from '#server/routes/contact/turnstile.ts';
import { goodMessage } from '../../contact/post.ts';
import { startReceiver } from '../../contact/receiver.ts';

afterEach(() => void vi.unstubAllEnvs());

const submission = { input: {}, values: goodMessage, honeypot: '', elapsed: 0 };

test('Turnstile verifies secret and token, and refuses without them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const receiver = await startReceiver(() => 200);
  vi.stubEnv('TURNSTILE_SECRET', 'secret');
  vi.stubEnv('TURNSTILE_VERIFY_URL', receiver.url);
  await checkTurnstile({ ...submission, turnstileToken: 'person' }, 'number');
  expect(receiver.received.map(({ body }) => body)).toEqual(['secret=secret&response=person']);
  const withoutToken = checkTurnstile({ ...submission, turnstileToken: '' }, 'number');
  await expect(withoutToken).rejects.toMatchObject({ status: 403 });
  await receiver.close();
  const unreachable = checkTurnstile({ ...submission, turnstileToken: 'person' }, 'number');
  await expect(unreachable).rejects.toMatchObject({ status: 503 });
});
