import { readFileSync } from 'node:fs';
import type { SearchFile } from '#domain/search/built-index.ts';
import { createEngine } from '#domain/search/engine.ts';

const file = readFileSync('dist/client/search-index.json', 'utf8');
const { index, signs } = JSON.parse(file) as SearchFile;

/** The search engine with the index of the build. */
export const engine = createEngine(index, signs);
