import './jitless.ts';
import settings from 'virtual:editor-settings';
import CMS, { type AppEventListener } from '@sveltia/cms';
import { type CollectionName, collectionNames } from '../domain/read/collection-schemas.ts';
import type { EntryData } from '../domain/read/entry-text.ts';
import { practiceFolders } from '../domain/read/practice-schemas.ts';
import { keepsFormerSlugs } from '../domain/read/redirects.ts';
import { configurationFor } from './configuration.ts';
import { beginWith } from './content.ts';
import { registerFormats } from './formats.ts';
import { watchPublication } from './publication.ts';
import { formerSlugsOf } from './rename.ts';

type SavedEntry = Parameters<AppEventListener['handler']>[0]['entry'];

const configuration = configurationFor(settings);
beginWith(settings);
registerFormats(configuration, settings);
CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    const collection = String(entry.get('collection'));
    // The editor makes a file's name once, from its title or name.
    const named = entry.setIn(['data', 'slug'], entry.get('slug'));
    if (Object.hasOwn(practiceFolders, collection)) return named;
    if (!collectionNames.includes(collection as CollectionName)) return undefined;
    return withFormerSlugs(entry, named);
  },
});

function withFormerSlugs(entry: SavedEntry, settled: SavedEntry): SavedEntry {
  if (!keepsFormerSlugs(String(entry.get('collection')))) return settled;
  const data = entry.toJS()['data'] as EntryData;
  const [slug, isNew] = [String(entry.get('slug')), Boolean(entry.get('newRecord'))];
  const former = formerSlugsOf({ data, slug, isNew });
  const field = ['data', 'formerSlugs'];
  return former ? settled.setIn(field, former) : settled.deleteIn(field);
}

CMS.init({ config: configuration });
watchPublication(settings.repository);
