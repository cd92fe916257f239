import type { Page } from '#build/derive/rendered-pages.ts';
import { parsePage } from '#build/derive/rendered-pages.ts';
import { searchFile } from '#build/derive/search-index.ts';
import { signs, vocabulary } from '#domain/content.ts';
import { renderMarkdown, toHtml } from '#domain/read/render-markdown.ts';
import { createEngine } from '#domain/search/engine.ts';

export interface SmallGuide {
  title: string;
  excerpt: string;
  keywords: string;
  otherNames: readonly string[];
  markdown: string;
}

/** Creates the search engine of a site with only these guides, at /helpful-links/0, /1 and so on. */
export function engineOf(...guides: readonly Partial<SmallGuide>[]) {
  const index = JSON.parse(searchFile(guides.map(pageOf)));
  const { search, suggest, list } = createEngine(index, vocabulary, signs);
  return { search, suggest, list, find: (query: string) => search(query).map(positionOf) };
}

function pageOf({ markdown = '', ...own }: Partial<SmallGuide>, slug: number): Page {
  const record = { title: 'Untitled', excerpt: '', ...own };
  const text = toHtml(renderMarkdown(markdown).tree);
  return {
    addressed: { collection: 'guides', path: `/helpful-links/${slug}`, entry: { record } },
    page: parsePage(`<main><h1>${record.title}</h1>${text}</main>`),
  } as object as Page;
}

function positionOf({ path }: { path: string }): number {
  return Number(path.split('/').at(-1));
}
