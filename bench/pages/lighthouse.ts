import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Row, round } from '../rows.ts';

// With what it brings, an eighth of all packages: whoever measures fetches it.
const lighthouse = 'lighthouse@13.5.0';

/** What is read of its report. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<
    string,
    { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

const metrics = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
} as const;

/**
 * Loads a page in Lighthouse's mobile setting, cold.
 * @param port where the browser is debugged
 * @param categories what is judged; an audit that isn't passed is printed
 * @throws Error where the page could not be loaded
 */
export async function runLighthouse(
  address: string,
  port: number,
  categories = ['performance', 'accessibility', 'best-practices', 'seo'],
): Promise<Row> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', lighthouse, address, `--port=${port}`, '--quiet', '--output=json'],
      `--only-categories=${categories}`,
      // No audit that is asked for looks at it, and it takes as long as the rest.
      '--disable-full-page-screenshot',
      // Search results are kept from search engines on purpose.
      ...(new URL(address).pathname === '/search' ? ['--skip-audits=is-crawlable'] : []),
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories: judged, audits, runtimeError }: Report = JSON.parse(stdout);
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const row: Row = {};
  for (const { id, score, auditRefs } of Object.values(judged)) {
    row[id] = round((score ?? 0) * 100);
    const missed = auditRefs.filter(
      (audit) => audit.weight > 0 && (audits[audit.id]?.score ?? 1) < 1,
    );
    if (id !== 'performance') for (const audit of missed) console.log(`  ${id}: ${audit.id}`);
  }
  for (const [id, name] of Object.entries(metrics)) {
    row[name] = round(audits[id]?.numericValue ?? Number.NaN);
  }
  return row;
}
