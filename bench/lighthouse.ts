import lighthouse from 'lighthouse';
import type { Row } from './figures.ts';

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;

const metrics = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
} as const;

/**
 * Loads a page in Lighthouse's mobile setting, cold, and says what is missing from 100.
 * @param port where the browser is debugged
 * @param judged the categories that are asked for
 * @throws Error where the page could not be loaded
 */
export async function runLighthouse(
  address: string,
  port: number,
  judged: readonly string[] = Object.keys(categories),
): Promise<Row> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...judged],
    // No audit that is asked for looks at it, and it takes as long as the rest.
    disableFullPageScreenshot: true,
    // Search results are kept from search engines on purpose.
    skipAudits: new URL(address).pathname === '/search' ? ['is-crawlable'] : [],
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(
      `${address}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse has no result'}`,
    );
  }
  const { lhr } = result;
  const row: Row = {};
  for (const [id, name] of Object.entries(categories)) {
    const category = lhr.categories[id];
    if (!category) continue;
    row[name] = Math.round((category.score ?? 0) * 100);
    for (const { id: audit, weight } of category.auditRefs) {
      const score = lhr.audits[audit]?.score ?? 1;
      if (id !== 'performance' && weight > 0 && score < 1) console.log(`  ${name}: ${audit}`);
    }
  }
  for (const [id, name] of Object.entries(metrics)) {
    row[name] = round(lhr.audits[id]?.numericValue ?? Number.NaN, name === 'CLS' ? 1000 : 1);
  }
  return row;
}

function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
