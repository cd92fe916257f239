import { readSources } from '../build/content/read-practice.ts';
import type { Sources } from '../domain/schema/source.ts';

const millisecondsToAnswer = 20_000;
/** Status codes with which journals block scripts, although the page exists. */
const closedToScripts = [401, 403, 405, 406, 429];

/** Requests each URL in `content/sources.yaml`. Returns a line for each that is broken. */
async function findBroken(sources: Sources): Promise<string[]> {
  const lines: string[] = [];
  for (const [id, { url }] of Object.entries(sources)) {
    if (!url) continue;
    const status = await statusOf(url);
    if (typeof status === 'number' && (status < 400 || closedToScripts.includes(status))) continue;
    lines.push(`${id}: ${url} (${status})`);
  }
  return lines;
}

async function statusOf(url: string): Promise<number | string> {
  try {
    const signal = AbortSignal.timeout(millisecondsToAnswer);
    const { status, body } = await fetch(url, { headers: { Accept: 'text/html,*/*' }, signal });
    await body?.cancel();
    return status;
  } catch (error) {
    return error instanceof Error ? error.message : 'no response';
  }
}

const broken = await findBroken(readSources());
console.log(broken.length > 0 ? `Broken:\n${broken.join('\n')}` : 'Every source has its page.');
process.exitCode = broken.length > 0 ? 1 : 0;
