import { prepareSearch } from '#content/index.ts';
import type { Environment } from './environment.ts';

let isPlanned = false;

/**
 * Reads the search index once an isolate has sent its first answer, while nobody waits: it takes
 * longer than a query.
 */
export function readSearchAhead(environment?: Environment, context?: ExecutionContext) {
  if (isPlanned) return;
  isPlanned = true;
  const reading = readOnceSent(environment).catch((error) => console.error(error));
  context?.waitUntil(reading);
}

async function readOnceSent(environment?: Environment) {
  // What is only promised would still run before the answer leaves.
  await new Promise((resolve) => setTimeout(resolve));
  await prepareSearch(environment?.ASSETS);
}
