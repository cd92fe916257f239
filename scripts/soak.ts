import { once } from 'node:events';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { ensureBuild } from './ensure-build.ts';
import { measureLiveHeap } from './live-heap.ts';
import { listProcesses, memoryOf } from './process-tree.ts';
import { Refusal, runMain } from './run.mjs';
import { startServer } from './soak-server.ts';

const paths = [
  ...['/', '/contact', '/blog', '/sitemap', '/helpful-links/oct-scans', '/services/dry-eye'],
  ...['/services/eyewear', '/helpful-links/first-eye-exam', '/robots.txt', '/sitemap-pages.xml'],
  ...['/favicon.svg', '/contact/', '/blog/nope', '/nope', '/assets/gone.js', '/search?q=dry%20eye'],
];
const warmUpSeconds = 10;
const slowestSeconds = 20;
/** As a share of the memory in use after the warm-up. */
const toleratedGrowth = 0.1;

/** Puts both runtimes under load for a minute each, and says what they did. */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      connections: { type: 'string', default: '100' },
      runtime: { type: 'string', multiple: true, default: ['node', 'workerd'] },
    },
  });
  const seconds = Number(values.seconds);
  if (!(seconds > warmUpSeconds)) throw new Refusal(`--seconds must exceed ${warmUpSeconds}.`);
  await ensureBuild();
  let isSound = true;
  for (const runtime of values.runtime) {
    isSound = (await soak(runtime, seconds, Number(values.connections))) && isSound;
  }
  return isSound ? 0 : 1;
});

async function soak(runtime: string, seconds: number, connections: number): Promise<boolean> {
  const server = await startServer(runtime);
  try {
    await load(server.origin, warmUpSeconds, connections);
    const before = await measureLiveHeap(server.inspector);
    const result = await load(server.origin, seconds - warmUpSeconds, connections);
    const resident = memoryIn(server.pid, runtime);
    const after = await measureLiveHeap(server.inspector);
    return report(runtime, result, { before, after, resident });
  } finally {
    server.process.kill('SIGTERM');
    if (server.process.exitCode === null) await once(server.process, 'exit');
  }
}

function load(url: string, duration: number, connections: number) {
  const requests = paths.map((path) => ({ method: 'GET' as const, path }));
  return autocannon({ url, duration, connections, requests, timeout: slowestSeconds });
}

/** In MB: what is in use after the warm-up and at the end, and what the process holds. */
interface Memory {
  before: number;
  after: number;
  resident: number;
}

/** Prints what happened, and says whether nothing failed and the memory stood still. */
function report(runtime: string, result: autocannon.Result, memory: Memory): boolean {
  const { before, after, resident } = memory;
  const failed = result.errors + result['5xx'];
  console.log(
    [
      `${runtime}:`,
      `${Math.round(result.requests.average)} requests/s`,
      `${result.requests.total} answered`,
      `${failed} failed (${result.timeouts} by taking over ${slowestSeconds} s)`,
      `p50 ${result.latency.p50} ms`,
      `p99 ${result.latency.p99} ms`,
      `heap in use ${before.toFixed(1)} MB after ${warmUpSeconds} s, ${after.toFixed(1)} MB at the end`,
      `(the process holds ${resident} MB)`,
    ].join('  '),
  );
  return failed === 0 && after <= before * (1 + toleratedGrowth);
}

/** The memory of the server alone, in MB: wrangler's own has nothing to do with the site. */
function memoryIn(pid: number, runtime: string): number {
  const name = runtime === 'workerd' ? 'workerd' : '';
  return Math.round(memoryOf(pid, listProcesses(), name) / 1024);
}
