import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import type { Row } from '../figures.ts';
import { median } from '../median.ts';
import {
  measuredPath,
  type Runtime,
  type SentAnswer,
  startBare,
  startSite,
} from './contestants.ts';

const headers = { 'Accept-Encoding': 'br' };
const ofConnection = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];
const connections = 32;
const warmUpSeconds = 3;

interface Rounds {
  rounds: number;
  seconds: number;
}

/**
 * Loads the site's server and a bare one that returns the same bytes, by turns, so that whatever else
 * the machine does meets both. The ratio is the median of the pairs' ratios.
 */
export async function measureLoad(runtime: Runtime, { rounds, seconds }: Rounds): Promise<Row> {
  const site = await startSite(runtime);
  const bare = await startBare(runtime, await readAnswer(site.origin));
  try {
    for (const { origin } of [site, bare]) await load(origin, warmUpSeconds);
    const pairs: [ours: autocannon.Result, bare: autocannon.Result][] = [];
    for (let round = 0; round < rounds; round += 1) {
      pairs.push([await load(site.origin, seconds), await load(bare.origin, seconds)]);
    }
    return summarize(pairs);
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
}

/** The answer as it is sent, still compressed, without what the connection added to it. */
async function readAnswer(origin: string): Promise<SentAnswer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(origin + measuredPath, { headers }, resolve).on('error', reject);
  });
  const entries = Object.entries(answer.headers).filter(([name]) => !ofConnection.includes(name));
  return { body: await buffer(answer), headers: Object.fromEntries(entries) };
}

function summarize(pairs: readonly [autocannon.Result, autocannon.Result][]): Row {
  const ours = pairs.map(([result]) => result);
  return {
    'requests/s': Math.round(median(ours.map(speedOf))),
    'bare requests/s': Math.round(median(pairs.map(([, bare]) => speedOf(bare)))),
    ratio: median(pairs.map(([site, bare]) => speedOf(site) / speedOf(bare))),
    'p50 ms': median(ours.map(({ latency }) => latency.p50)),
    'p99 ms': median(ours.map(({ latency }) => latency.p99)),
    errors: ours.reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0),
  };
}

function speedOf({ requests, duration }: autocannon.Result): number {
  return requests.total / duration;
}

function load(origin: string, duration: number): Promise<autocannon.Result> {
  return autocannon({ url: origin + measuredPath, duration, connections, headers });
}
