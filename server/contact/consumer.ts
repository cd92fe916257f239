import type { Environment } from '../environment.ts';
import { deliver } from './deliver.ts';
import type { ContactEnvelope } from './envelope.ts';

/**
 * Takes messages from the queue and hands them over. What fails goes back: the platform retries it
 * after the delay, and moves it to the dead-letter queue after the retries, of `wrangler.toml`.
 */
export async function consumeContactQueue(
  batch: MessageBatch<ContactEnvelope>,
  environment: Environment,
): Promise<void> {
  await Promise.all(
    batch.messages.map((message) =>
      deliver(message.body, environment).then(
        () => message.ack(),
        () => message.retry(),
      ),
    ),
  );
}
