import type { ChildProcess } from 'node:child_process';
import { Refusal } from './run.mjs';

const millisecondsToStart = 60_000;
const millisecondsBetween = 100;

/**
 * Waits until a server that was just started answers.
 * @param address what it answers with success
 * @param server its process
 * @param refusal what to say when it ends, or doesn't answer within a minute
 * @throws Refusal saying so
 */
export async function untilAnswering(
  address: string,
  server: ChildProcess,
  refusal: string,
): Promise<void> {
  const deadline = Date.now() + millisecondsToStart;
  while (!(await answers(address))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill();
      throw new Refusal(refusal);
    }
    await new Promise((resolve) => setTimeout(resolve, millisecondsBetween));
  }
}

async function answers(address: string): Promise<boolean> {
  const response = await fetch(address).catch(() => undefined);
  return response?.ok ?? false;
}
