import './jitless.ts';
import settings from 'virtual:editor-settings';
import CMS from '@sveltia/cms';
import type { EntryData } from '../content-model/parse/entry-text.ts';
import { configurationFor, formatOf } from './configuration.ts';
import { protectChanges } from './local-files.ts';
import { describeError, isCollection, readFile, writeFile } from './save.ts';

const configuration = configurationFor(settings);
const { collections = [], singletons = [] } = configuration;

for (const form of [...collections, ...singletons]) {
  const { name = '' } = form as { name?: string };
  CMS.registerCustomFormat(formatOf(name), isCollection(name) ? 'md' : 'yaml', {
    fromFile: (text) => readFile(name, text),
    toFile(data) {
      try {
        return writeFile(name, data, settings);
      } catch (error) {
        // Sveltia shows the cause of this error only.
        const cause = new Error(describeError(error, 'fields' in form ? form.fields : []));
        throw new Error('saving_failed', { cause });
      }
    },
  });
}

CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    const [collection, slug] = [String(entry.get('collection')), String(entry.get('slug'))];
    if (!isCollection(collection)) return undefined;
    const named = entry.setIn(['data', 'slug'], slug);
    // A new entry has no former addresses, even as a copy of another one.
    const { slug: before, formerSlugs = [] } = entry.toJS()['data'] as EntryData;
    // All redirect to it.
    const all = entry.get('newRecord') ? [] : [...(formerSlugs as unknown[]), before ?? slug];
    const former = new Set(all);
    former.delete(slug);
    return named.setIn(['data', 'formerSlugs'], former.size > 0 ? [...former] : undefined);
  },
});

/** Asks before an entry of a list goes: Sveltia CMS removes it at once, and brings back only the whole form. */
function askBeforeRemoving(event: Event) {
  const button = (event.target as Element).closest('.item-list button');
  const isRemoving = button?.textContent?.trim() === 'close';
  if (isRemoving && !window.confirm('Remove this entry from the list?'))
    event.stopImmediatePropagation();
}

addEventListener('click', askBeforeRemoving, { capture: true });
protectChanges();
CMS.init({ config: configuration });
