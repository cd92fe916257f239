import { Readable } from 'node:stream';
import { readCollections } from '../../build/content/read-collections.ts';
import { readSources } from '../../build/content/read-sources.ts';
import type { AddressedEntry } from '../../domain/read/parse-entry.ts';
import type { Sources } from '../../domain/schema/source.ts';
import { runMain } from '../run/run.mjs';
import { describeFindings, findOverdue, findUnlisted } from './findings.ts';

const millisecondsToAnswer = 20_000;
const atOnce = 6;

/** Journals keep scripts out with these, and are there all the same. */
const closedToScripts = [401, 403, 405, 406, 429];

/**
 * Asks every address of `content/sources.yaml`, and lists what to look at: addresses that lead
 * nowhere, sources without one, sources seen too long ago, and those that no entry or no sentence cites.
 * @returns 1 where an address leads nowhere
 */
async function checkSources(): Promise<number> {
  const sources = readSources();
  const dead = await findDead(sources);
  const entries = readCollections('content').map(({ entry }) => entry);
  const findings = {
    'Leads nowhere': dead ?? [],
    ...findOverdue(sources, new Date()),
    ...findUnlisted(sources, entries),
    'Cited at no sentence': entries.flatMap(findUncited),
  };
  console.log(describeFindings(Object.keys(sources).length, findings));
  if (!dead) console.log('\nNo address answered, so none was checked: is there a network?');
  return dead && dead.length > 0 ? 1 : 0;
}

/** The addresses that lead nowhere, or `undefined` where none of all answers. */
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
    .map(({ id, url, status }) => `${id}: ${url} (${status ?? 'no answer'})`);
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

/** Sources that an entry lists below its text and cites at no sentence. */
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
