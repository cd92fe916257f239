import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { practice } from '../../content/practice.ts';
import { findSamples } from '../deploy/sample-values.ts';
import { Refusal, rootFolder } from '../run/run.mjs';
import { findTraces, hashOf, listFiles, type Marks } from './find-traces.ts';

/**
 * Makes sure that the site of another practice holds nothing of the sample. A practice that has replaced
 * the sample may share words with the other one, so nothing is looked for then.
 * @param folder the project in which the other practice's site was built
 * @throws Refusal that names each file and what was found there
 */
export function refuseTraces(folder: string) {
  const samples = findSamples(practice).map(({ value }) => value);
  if (samples.length === 0) return;
  const traces = findTraces(join(folder, 'dist'), marksOfSample(samples));
  if (traces.length > 0) throw new Refusal(['The sample is not gone:', ...traces].join('\n'));
}

function marksOfSample(samples: readonly string[]): Marks {
  const places = [practice.office, practice.newLocation].filter((place) => place !== undefined);
  const drawings = readAll('content/brand/*.svg');
  const folders = ['content/images', 'public'].map((name) => join(rootFolder, name));
  return {
    texts: [...samples, ...places.map(({ locality }) => locality)],
    colors: readAll('content/brand/*.ts').match(/#[0-9a-f]{6}\b/gi) ?? [],
    outlines: Array.from(drawings.matchAll(/\sd="([^"]{12,60})/g), ([, start = '']) => start),
    files: new Set(folders.flatMap(listFiles).map((file) => hashOf(readFileSync(file)))),
  };
}

function readAll(pattern: string): string {
  const files = globSync(pattern, { cwd: rootFolder });
  return files.map((file) => readFileSync(join(rootFolder, file), 'utf8')).join('\n');
}
