import type { AsPlainObject } from 'minisearch';
import { readPractice } from '#build/content/read-practice.ts';
import { buildIndex } from '#build/search/build-index.ts';
import type { AddressedEntry } from '#domain/read/parse-entry.ts';
import { createEngine } from '#domain/search/engine.ts';

interface SmallGuide {
  title: string;
  excerpt: string;
  keywords: string;
  otherNames: readonly string[];
  markdown: string;
}

/** Creates the search engine of a site with only these guides, at /helpful-links/0, /1 and so on. */
export function engineOf(...guides: readonly Partial<SmallGuide>[]) {
  const entries = guides.map(({ markdown = '', ...record }, slug) => ({
    collection: 'guides',
    path: `/helpful-links/${slug}`,
    entry: { record: { title: 'Untitled', excerpt: '', ...record }, markdown },
  }));
  const { search, suggest, list } = createEngine(indexOf(entries as unknown as AddressedEntry[]));
  return { search, suggest, list, find: (query: string) => search(query).map(positionOf) };
}

/** Builds an index and serializes it as the build does. */
function indexOf(entries: readonly AddressedEntry[]): AsPlainObject {
  return JSON.parse(JSON.stringify(buildIndex(entries, readPractice())));
}

function positionOf({ path }: { path: string }): number {
  return Number(path.split('/').at(-1));
}
