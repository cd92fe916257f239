import { readSources } from '../build/content/read-practice.ts';

const millisecondsToAnswer = 20_000;
/** Status codes with which journals block scripts, although the page exists. */
const closedToScripts = [401, 403, 405, 406, 429];

/** Returns the status with which an address responds, or why it doesn't. */
async function statusOf(url: string): Promise<number | string> {
  try {
    const signal = AbortSignal.timeout(millisecondsToAnswer);
    const { status, body } = await fetch(url, { headers: { Accept: 'text/html,*/*' }, signal });
    await body?.cancel();
    return status;
  } catch (error) {
    return (error as Error).message;
  }
}

// Requests each URL in `content/sources.yaml`.
const broken: string[] = [];
for (const [id, { url }] of Object.entries(readSources())) {
  const status = url ? await statusOf(url) : 200;
  if (typeof status === 'number' && (status < 400 || closedToScripts.includes(status))) continue;
  broken.push(`${id}: ${url} (${status})`);
}
console.log(broken.length > 0 ? `Broken:\n${broken.join('\n')}` : 'Every source has its page.');
process.exitCode = broken.length > 0 ? 1 : 0;
