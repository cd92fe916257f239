import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../tools/run/ensure-build.ts';
import { Refusal, runMain } from '../tools/run/run.mjs';
import { measurePages } from './pages/measure-pages.ts';
import { working } from './rows.ts';
import { measureServer } from './server/measure-server.ts';

const parts = { pages: measurePages, server: measureServer };

/** Measures the site and prints a table for each part. */
await runMain(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const chosen = Object.entries(parts).filter(([name]) => name === (values.only ?? name));
  if (chosen.length === 0) throw new Refusal(`--only takes ${Object.keys(parts).join(' or ')}.`);
  await ensureBuild();
  mkdirSync(working, { recursive: true });
  for (const [, measure] of chosen) console.table(await measure());
});
