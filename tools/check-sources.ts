import { readFileSync, writeFileSync } from 'node:fs';
import { contentFolder, readSources } from '../build/content/read-practice.ts';
import { today } from '../domain/core/environment.ts';

const millisecondsToAnswer = 20_000;
/** Status codes with which journals block scripts, although the page may exist. */
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

/** Returns the text of `sources.yaml` with a new `retrieved` for these sources, and nothing else changed. */
export function renew(yaml: string, ids: readonly string[], day: string): string {
  return yaml.replace(/^([\w-]+):\n(?:[ \t]+.*\n?|\n)+/gm, (source, id) =>
    ids.includes(id) ? source.replace(/^(\s+retrieved: ).*$/m, `$1${day}`) : source,
  );
}

/** Requests each URL in `content/sources.yaml`, dates those that answered, and lists the others. */
async function checkSources() {
  const answered: string[] = [];
  const closed: string[] = [];
  const broken: string[] = [];
  for (const [id, { url }] of Object.entries(readSources())) {
    if (!url) continue;
    const status = await statusOf(url);
    const isClosed = closedToScripts.includes(Number(status));
    if (Number(status) < 400) answered.push(id);
    else (isClosed ? closed : broken).push(`${id}: ${url} (${status})`);
  }
  const file = `${contentFolder}/sources.yaml`;
  const day = today().toISOString().slice(0, 10);
  writeFileSync(file, renew(readFileSync(file, 'utf8'), answered, day));
  if (closed.length > 0)
    console.log(`Closed to scripts; open them, and date them by hand:\n${closed.join('\n')}`);
  console.log(broken.length > 0 ? `Broken:\n${broken.join('\n')}` : 'No source is broken.');
  process.exitCode = broken.length > 0 ? 1 : 0;
}

if (import.meta.main) await checkSources();
