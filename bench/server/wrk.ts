import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Refusal } from '../../tools/run/run.mjs';

const execute = promisify(execFile);
const connections = 32;
const errorKinds = ['connect', 'read', 'write', 'timeout'];
const millisecondsIn: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** What a server did under load; latencies in milliseconds. */
export interface Load {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** Failed connections and timeouts, not answers. */
  errors: number;
}

/**
 * Asks for one address with 32 connections for some seconds.
 * @throws Refusal where wrk isn't installed
 */
export async function load(url: string, seconds: number): Promise<Load> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br'];
  try {
    return readLoad((await execute('wrk', [...args, '--latency', url])).stdout);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Refusal('The bench needs wrk: "apt install wrk" or "brew install wrk".');
  }
}

/** Reads what wrk prints. */
export function readLoad(text: string): Load {
  const numberAfter = (label: string) =>
    Number(text.match(new RegExp(`${label}:?\\s+([\\d.]+)`))?.[1] ?? 0);
  const percentile = (percent: number) => {
    const [, value, unit = ''] = text.match(`\\s${percent}%\\s+([\\d.]+)(\\w+)`) ?? [];
    return Number(value) * (millisecondsIn[unit] ?? Number.NaN);
  };
  return {
    requestsPerSecond: numberAfter('Requests/sec'),
    p50: percentile(50),
    p99: percentile(99),
    errors: errorKinds.reduce((sum, kind) => sum + numberAfter(kind), 0),
  };
}
