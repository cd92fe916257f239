import { readFileSync } from 'node:fs';
import { findings, signs, vocabulary } from '#domain/content.ts';
import { createEngine } from '#domain/search/engine.ts';

/** The search engine with the index of the build. */
export const engine = createEngine(
  JSON.parse(readFileSync('dist/client/search-index.json', 'utf8')),
  { vocabulary, signs, findings },
);
