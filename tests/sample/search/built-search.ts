import { readFileSync } from 'node:fs';
import { signs, vocabulary } from '#domain/content.ts';
import { createEngine } from '#domain/search/engine.ts';

const index = JSON.parse(readFileSync('dist/client/search-index.json', 'utf8'));

/** The search engine with the index of the build. */
export const engine = createEngine(index, vocabulary, signs);
