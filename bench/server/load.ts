import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Figures, Row } from '../figures.ts';
import { median } from '../median.ts';
import {
  measuredPath,
  type Runtime,
  type SentAnswer,
  startBare,
  startSite,
} from './contestants.ts';
import { type Load, load } from './wrk.ts';

const ofConnection = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];
const warmUpSeconds = 3;

/** What else is asked for all day, by the name of its row. */
const otherPaths: Record<string, string> = {
  'not found': '/no-such-page',
  'unknown service': '/services/no-such-service',
  feed: '/feed.xml',
  sitemap: '/sitemap-pages.xml',
  'llms.txt': '/llms.txt',
  'search page': '/search?q=dry+eye',
  suggestions: '/search.json?q=dry+eye',
};

interface Rounds {
  rounds: number;
  seconds: number;
}

/**
 * Loads the site's server and a bare one that returns the same bytes, by turns, so that whatever else
 * the machine does meets both. The ratio is the median of the pairs' ratios. Then loads the site with
 * what isn't a page.
 */
export async function measureLoad(
  runtime: Runtime,
  { rounds, seconds }: Rounds,
): Promise<Figures[string]> {
  const site = await startSite(runtime);
  const bare = await startBare(runtime, await readAnswer(site.origin));
  try {
    for (const { origin } of [site, bare]) await load(origin + measuredPath, warmUpSeconds);
    const pairs: [ours: Load, bare: Load][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const ours = await load(site.origin + measuredPath, seconds);
      pairs.push([ours, await load(bare.origin + measuredPath, seconds)]);
    }
    const page = { ...summarize(pairs.map(([ours]) => ours)), ...compare(pairs) };
    const rows: Figures[string] = { [`${runtime} page`]: page };
    for (const [name, path] of Object.entries(otherPaths)) {
      await load(site.origin + path, 1);
      rows[`${runtime} ${name}`] = summarize([await load(site.origin + path, seconds)]);
    }
    return rows;
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
}

/** The answer as it is sent, still compressed, without what the connection added to it. */
async function readAnswer(origin: string): Promise<SentAnswer> {
  const headers = { 'Accept-Encoding': 'br' };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(origin + measuredPath, { headers }, resolve).on('error', reject);
  });
  const entries = Object.entries(answer.headers).filter(([name]) => !ofConnection.includes(name));
  return { body: await buffer(answer), headers: Object.fromEntries(entries) };
}

function summarize(loads: readonly Load[]): Row {
  return {
    'requests/s': Math.round(median(loads.map((load) => load.requestsPerSecond))),
    'p50 ms': median(loads.map(({ p50 }) => p50)),
    'p99 ms': median(loads.map(({ p99 }) => p99)),
    errors: loads.reduce((sum, { errors }) => sum + errors, 0),
  };
}

function compare(pairs: readonly [ours: Load, bare: Load][]): Row {
  return {
    'bare requests/s': Math.round(median(pairs.map(([, bare]) => bare.requestsPerSecond))),
    ratio: median(pairs.map(([ours, bare]) => ours.requestsPerSecond / bare.requestsPerSecond)),
  };
}
