import './jitless.ts';
import settings from 'virtual:editor-settings';
import CMS from '@sveltia/cms';
import { type CollectionName, collectionNames } from '../build/content/collection-schemas.ts';
import { configurationFor } from './configuration.ts';
import { registerFormats } from './formats.ts';
import { watchPublication } from './publication.ts';

const configuration = configurationFor(settings);
registerFormats(configuration);
CMS.registerEventListener({
  name: 'preSave',
  // An entry's name is that of its file, which the editor makes of its title once.
  handler({ entry }) {
    const isNamed = collectionNames.includes(entry.get('collection') as CollectionName);
    return isNamed ? entry.setIn(['data', 'slug'], entry.get('slug')) : undefined;
  },
});
CMS.init({ config: configuration });
watchPublication(settings.repository);
