import { once } from 'node:events';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { ensureBuild } from './ensure-build.ts';
import { findFreePort } from './port.ts';
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
/** What garbage collection may leave behind, as a share of the memory in the first half. */
const toleratedGrowth = 0.2;

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
  const server = await startServer(runtime, await findFreePort());
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(memoryIn(server.pid, runtime)), 1000);
  try {
    const result = await load(server.origin, seconds, connections);
    return report(runtime, result, samples.slice(warmUpSeconds));
  } finally {
    clearInterval(sampling);
    server.process.kill('SIGTERM');
    if (server.process.exitCode === null) await once(server.process, 'exit');
  }
}

function load(url: string, duration: number, connections: number) {
  const requests = paths.map((path) => ({ method: 'GET' as const, path }));
  return autocannon({ url, duration, connections, requests, timeout: slowestSeconds });
}

/** Prints what happened, and says whether nothing failed and the memory stood still. */
function report(runtime: string, result: autocannon.Result, samples: number[]): boolean {
  const half = Math.ceil(samples.length / 2);
  const [first, second] = [mean(samples.slice(0, half)), mean(samples.slice(half))];
  const growth = second / first - 1;
  const failed = result.errors + result['5xx'];
  console.log(
    [
      `${runtime}:`,
      `${Math.round(result.requests.average)} requests/s`,
      `${result.requests.total} answered`,
      `${failed} failed (${result.timeouts} by taking over ${slowestSeconds} s)`,
      `p50 ${result.latency.p50} ms`,
      `p99 ${result.latency.p99} ms`,
      `memory after ${warmUpSeconds} s: ${first} MB in the first half, ${second} MB in the second`,
    ].join('  '),
  );
  return failed === 0 && growth <= toleratedGrowth;
}

function mean(values: number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** The memory of the server alone, in MB: wrangler's own has nothing to do with the site. */
function memoryIn(pid: number, runtime: string): number {
  const name = runtime === 'workerd' ? 'workerd' : '';
  return Math.round(memoryOf(pid, listProcesses(), name) / 1024);
}
