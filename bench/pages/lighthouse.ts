import lighthouse from 'lighthouse';
import { type Row, round } from '../rows.ts';

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
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: categories,
    // No audit that is asked for looks at it, and it takes as long as the rest.
    disableFullPageScreenshot: true,
    // Search results are kept from search engines on purpose.
    skipAudits: new URL(address).pathname === '/search' ? ['is-crawlable'] : [],
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { lhr } = result;
  const row: Row = {};
  for (const { id, score, auditRefs } of Object.values(lhr.categories)) {
    row[id] = round((score ?? 0) * 100);
    const missed = auditRefs.filter(
      (audit) => audit.weight > 0 && (lhr.audits[audit.id]?.score ?? 1) < 1,
    );
    if (id !== 'performance') for (const audit of missed) console.log(`  ${id}: ${audit.id}`);
  }
  for (const [id, name] of Object.entries(metrics)) {
    row[name] = round(lhr.audits[id]?.numericValue ?? Number.NaN);
  }
  return row;
}
