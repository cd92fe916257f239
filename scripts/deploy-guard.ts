import { practice } from '../content/practice.ts';
import { Refusal, runMain } from './run.mjs';
import { findSamples } from './sample-values.ts';

await runMain(() => {
  const samples = findSamples(practice);
  if (samples.length === 0) return;
  const lines = samples.map(({ path, value }) => `${path}: ${value}`);
  throw new Refusal(
    ['content/practice.ts still has sample values, so nothing was deployed:', ...lines].join('\n'),
  );
});
