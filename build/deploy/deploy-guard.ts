import { globSync, readFileSync } from 'node:fs';
import { unstable_readConfig as readConfig } from 'wrangler';
import { settledVariables } from '../../server/contact/worker-configuration.ts';
import { readPractice } from '../content/read-practice.ts';
import { Refusal, runMain } from '../run/run.mjs';
import { findFaults, findGaps } from './deploy-checks.ts';

/** Refuses what must not go online, all at once, before a build takes its time. */
await runMain(() => {
  const config = readConfig({ config: 'wrangler.toml' });
  const deployment = {
    facts: readPractice(),
    drawings: readAll('content/brand/*.svg'),
    words: readAll('content/**/*.md'),
    variables: { ...config.vars, ...settledVariables(config.vars) },
    secrets: config.secrets?.required ?? [],
    routes: config.routes ?? [],
    environment: process.env,
    isPreview: process.argv.includes('--preview'),
  };
  for (const gap of findGaps(deployment)) console.warn(`Note: ${gap}`);
  const faults = findFaults(deployment);
  if (faults.length > 0) throw new Refusal(['Nothing was deployed:', ...faults].join('\n'));
});

/** The texts of files, by their paths. */
function readAll(pattern: string): Record<string, string> {
  const files = globSync(pattern).sort();
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
}
