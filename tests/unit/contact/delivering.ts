import { vi } from 'vitest';
import { contact } from '#server/contact/contact.ts';
import type { Environment } from '#server/environment.ts';
import { requestFrom } from '../../contact/post.ts';
import { type Receiver, startReceiver, webhookSecret } from '../../contact/receiver.ts';
import { stubSettings } from '../../contact/settings.ts';

export const origin = 'https://practice.test';

/** Sends to the endpoint, by default what the site's own form sends. */
export async function send(
  sent: { body?: string | undefined; headers?: Record<string, string> | undefined } = {},
  bindings: Partial<Environment> = {},
): Promise<Response> {
  return contact.fetch(requestFrom(origin, sent.body, sent.headers), bindings);
}

/** Delivers to a webhook, until the end of the test. Returns what is logged. */
export function deliverTo(url: string): string[] {
  stubSettings({ CONTACT_DELIVERY: 'webhook' });
  vi.stubEnv('CONTACT_WEBHOOK_URL', url);
  vi.stubEnv('CONTACT_WEBHOOK_SECRET', webhookSecret);
  return collectLogs();
}

/** Runs a task while messages are delivered to a receiver that responds with a status. */
export async function withReceiver(
  status: number,
  task: (receiver: Receiver, logs: string[]) => Promise<void>,
) {
  const receiver = await startReceiver(() => status);
  await task(receiver, deliverTo(receiver.url)).finally(receiver.close);
}

/** Collects what is logged, until the end of the test. */
export function collectLogs(): string[] {
  const lines: string[] = [];
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => {
      const texts = parts.map((one) => (one instanceof Error ? `${one}` : JSON.stringify(one)));
      lines.push(texts.join(' '));
    });
  }
  return lines;
}
