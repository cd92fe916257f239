import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { checkReferences } from './check-references.ts';
import { type AddressedEntry, readCollections } from './collections.ts';
import { linkFields, pickFields, summaryFields } from './summarize.ts';

const contentModule = /\.md\?(link|summary|entry)$/;

/**
 * Lets the site import Markdown entries: `entry.md?link` is what menus need, `?summary` what lists and
 * cards show, `?entry` the whole page. All arrive as plain data; the parser and the schemas stay here.
 * @throws ContentError at the start of a build whose content is wrong.
 */
export function contentPlugin(contentFolder = 'content'): Plugin {
  let entries: Map<string, AddressedEntry> | undefined;

  function readEntries() {
    const addressed = readCollections(contentFolder);
    checkReferences(addressed, contentFolder);
    return new Map(addressed.map((found) => [resolve(found.entry.file), found]));
  }

  return {
    name: 'site-content',
    enforce: 'pre',
    buildStart() {
      entries = readEntries();
    },
    watchChange(file) {
      if (file.endsWith('.md')) entries = undefined;
    },
    load: {
      filter: { id: contentModule },
      handler(id) {
        const [file = '', kind] = id.split('?');
        entries ??= readEntries();
        const found = entries.get(resolve(file));
        if (!found)
          throw new Error(`${relative('.', file)} is in no collection of ${contentFolder}/`);
        this.addWatchFile(file);
        return `export default ${JSON.stringify(dataOf(found, kind))}`;
      },
    },
  };
}

function dataOf(found: AddressedEntry, kind: string | undefined): object {
  if (kind === 'link') return pickFields(found, linkFields);
  if (kind === 'summary') return pickFields(found, summaryFields);
  return wholeEntry(found);
}

function wholeEntry({ path, entry }: AddressedEntry) {
  const { html, sections, words } = entry.body;
  return { ...entry.record, path, markdown: entry.markdown, html, sections, words };
}
