import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { templates } from '../../tests/browser/support/templates.ts';
import { median, type Row, type Rows, round } from '../rows.ts';
import { type Runtime, runtimes, type SentAnswer, startBare, startSite } from './servers.ts';
import { type Load, load } from './wrk.ts';

const ofConnection = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];
const rounds = 5;
const seconds = 5;
const warmUpSeconds = 3;

/** What else is asked for all day. */
const otherPaths = ['/no-such-page', '/feed.xml', '/llms.txt', '/search?q=dry+eye'];

/** How many requests either runtime answers. */
export async function measureServer(): Promise<Rows> {
  const rows: Rows = {};
  for (const runtime of runtimes) Object.assign(rows, await measureRuntime(runtime));
  return rows;
}

/**
 * Loads the site's server and a bare one that returns the same bytes, in turn, so that whatever else
 * the machine does meets both. Then loads the site with what isn't a page.
 */
async function measureRuntime(runtime: Runtime): Promise<Rows> {
  const path = templates.guide;
  const site = await startSite(runtime);
  const bare = await startBare(runtime, await readAnswer(site.origin + path));
  try {
    for (const { origin } of [site, bare]) await load(origin + path, warmUpSeconds);
    const ours: Load[] = [];
    const theirs: Load[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await load(site.origin + path, seconds));
      theirs.push(await load(bare.origin + path, seconds));
    }
    const ratios = ours.map(
      ({ requestsPerSecond }, index) =>
        requestsPerSecond / (theirs[index]?.requestsPerSecond ?? Number.NaN),
    );
    const rows: Rows = {
      [`${runtime}, a page`]: { ...summarize(ours), 'ratio to bare': round(median(ratios)) },
      [`${runtime}, bare`]: summarize(theirs),
    };
    for (const other of otherPaths) {
      await load(site.origin + other, 1);
      rows[`${runtime}, ${other}`] = summarize([await load(site.origin + other, seconds)]);
    }
    return rows;
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
}

/** The answer as it is sent, still compressed, without what the connection added to it. */
async function readAnswer(address: string): Promise<SentAnswer> {
  const headers = { 'Accept-Encoding': 'br' };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers }, resolve).on('error', reject);
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
