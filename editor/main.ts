import './jitless.ts';
import settings from 'virtual:editor-settings';
import CMS from '@sveltia/cms';
import { type CollectionName, collectionNames } from '../build/content/collection-schemas.ts';
import type { EntryData } from '../build/content/entry-text.ts';
import { configurationFor } from './configuration.ts';
import { registerFormats } from './formats.ts';
import { watchPublication } from './publication.ts';
import { reviewAfter, reviewChoice } from './review.ts';

const configuration = configurationFor(settings);
registerFormats(configuration);
CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    const collection = String(entry.get('collection'));
    if (!collectionNames.includes(collection as CollectionName)) return undefined;
    // An entry's name is that of its file, which the editor makes of its title once.
    const named = entry.setIn(['data', 'slug'], entry.get('slug'));
    const review = reviewAfter(collection, named.toJS()['data'] as EntryData);
    const settled = named.deleteIn(['data', reviewChoice]);
    return review ? settled.setIn(['data', 'review'], review) : settled;
  },
});

CMS.init({ config: configuration });
watchPublication(settings.repository);
