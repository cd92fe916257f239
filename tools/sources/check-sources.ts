import { Readable } from 'node:stream';
import { readCollections } from '../../build/content/read-collections.ts';
import { readSources } from '../../build/content/read-sources.ts';
import type { AddressedEntry } from '../../domain/read/parse-entry.ts';
import type { Sources } from '../../domain/schema/source.ts';
import { runMain } from '../run/run.mjs';
import { describeFindings, findOverdue, findUnlisted } from './findings.ts';

const millisecondsToAnswer = 20_000;
const atOnce = 6;

/** Status codes with which journals block scripts, although the page exists. */
const closedToScripts = [401, 403, 405, 406, 429];

/**
 * Requests every URL in `content/sources.yaml`, and lists broken URLs, sources without a URL, sources retrieved too
 * long ago, and sources that no entry or no sentence cites.
 * @returns 1 if a URL is broken, otherwise 0
 */
async function checkSources(): Promise<number> {
  const sources = readSources();
  const dead = await findDead(sources);
  const entries = readCollections('content').map(({ entry }) => entry);
  const findings = {
    'Broken address': dead ?? [],
    ...findOverdue(sources, new Date()),
    ...findUnlisted(sources, entries),
    'Listed but not cited in the text': entries.flatMap(findUncited),
  };
  console.log(describeFindings(Object.keys(sources).length, findings));
  if (!dead) {
    console.log('\nNo address responded, so none was checked: check your network connection.');
  }
  return dead && dead.length > 0 ? 1 : 0;
}

/** Returns the broken URLs, or `undefined` if no URL responds. */
async function findDead(sources: Sources): Promise<string[] | undefined> {
  const withAddress = Object.entries(sources).flatMap(([id, { url }]) =>
    url ? [{ id, url }] : [],
  );
  const asked = await Readable.from(withAddress)
    .map(async ({ id, url }) => ({ id, url, status: await statusOf(url) }), { concurrency: atOnce })
    .toArray();
  if (asked.length > 0 && asked.every(({ status }) => status === undefined)) return undefined;
  return asked
    .filter(({ status = 404 }) => status >= 400 && !closedToScripts.includes(status))
    .map(({ id, url, status }) => `${id}: ${url} (${status ?? 'no response'})`);
}

async function statusOf(url: string): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(millisecondsToAnswer);
    const { status, body } = await fetch(url, { headers: { Accept: 'text/html,*/*' }, signal });
    await body?.cancel();
    return status;
  } catch {
    return undefined;
  }
}

/** Finds the sources that an entry lists below its text but doesn't cite in it. */
function findUncited({ file, record, cited, citedMarkdown }: AddressedEntry['entry']): string[] {
  const numbers = new Set([
    ...Object.values(cited).flat(),
    ...[...citedMarkdown.matchAll(/\\\[(\d+)\\\]/g)].map(([, number]) => Number(number)),
  ]);
  return (record.sources ?? [])
    .filter((_, index) => !numbers.has(index + 1))
    .map((id) => `${id}: ${file}`);
}

await runMain(checkSources);
