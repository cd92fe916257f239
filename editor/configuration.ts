import type { CmsConfig } from '@sveltia/cms';
import { practiceCollections, practicePages } from './practice-collections.ts';
import type { EditorSettings } from './settings.ts';
import { articleCollections, pageCollection, textCollections } from './text-collections.ts';

/** A picture that is larger is refused by the build, too. */
const largestPicture = 3_000_000;

/** The configuration of the editor: every collection and every file of the practice. */
export function configurationFor(settings: EditorSettings): CmsConfig {
  return {
    load_config_file: false,
    backend: { name: 'github', repo: settings.repository, auth_methods: ['token'] },
    app_title: 'Edit the website',
    media_folder: 'content/images',
    public_folder: '/uploads',
    media_libraries: {
      default: { config: { max_file_size: largestPicture, slugify_filename: true } },
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    show_preview_links: false,
    collections: [
      ...practiceCollections(),
      ...articleCollections(settings),
      ...textCollections(settings),
      pageCollection(settings),
    ],
    singletons: practicePages(),
  };
}
