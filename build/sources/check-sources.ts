import type { Sources } from '../content/check-sources.ts';
import { type AnyEntry, readCollections } from '../content/collections.ts';
import { readSources } from '../content/read-sources.ts';
import { runMain } from '../run/run.mjs';
import { describeFindings, type Finding, findOverdue, findUnlisted } from './findings.ts';

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
  const findings = [
    ...(dead ?? []),
    ...findOverdue(sources, new Date()),
    ...findUnlisted(sources, entries),
    ...entries.flatMap(findUncited),
  ];
  console.log(describeFindings(Object.keys(sources).length, findings));
  if (!dead) console.log('\nNo address answered, so none was checked: is there a network?');
  return dead && dead.length > 0 ? 1 : 0;
}

/** The addresses that lead nowhere, or `undefined` where none of all answers. */
async function findDead(sources: Sources): Promise<Finding[] | undefined> {
  const waiting = Object.entries(sources).flatMap(([id, { url }]) => (url ? [{ id, url }] : []));
  const total = waiting.length;
  const findings: Finding[] = [];
  let unanswered = 0;
  async function askOneByOne() {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { id, url } = next;
      const status = await statusOf(url);
      if (status === undefined) unanswered += 1;
      if (status !== undefined && (status < 400 || closedToScripts.includes(status))) continue;
      findings.push({ kind: 'Leads nowhere', id, note: `${url} (${status ?? 'no answer'})` });
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askOneByOne));
  return total > 0 && unanswered === total ? undefined : findings;
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
function findUncited({ file, record, cited, citedMarkdown }: AnyEntry): Finding[] {
  const numbers = new Set([
    ...Object.values(cited).flat(),
    ...[...citedMarkdown.matchAll(/\\\[(\d+)\\\]/g)].map(([, number]) => Number(number)),
  ]);
  return (record.sources ?? [])
    .filter((_, index) => !numbers.has(index + 1))
    .map((id): Finding => ({ kind: 'Cited at no sentence', id, note: file }));
}

await runMain(checkSources);
