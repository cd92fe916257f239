import type { CmsConfig } from '@sveltia/cms';
import { withOwnExamples } from './examples.ts';
import { arrange } from './fields.ts';
import { practiceCollections, practicePages, signsPage } from './practice-collections.ts';
import type { EditorSettings } from './settings.ts';
import { sourcesPage } from './sources.ts';
import { pageCollection, textCollections } from './text-collections.ts';

/** In pixels. The width is that of the site's widest picture. */
const largestPicture = { width: 2400, height: 2400 };

/** The collections that change most often, for the top of the menu. */
const mostUsed = ['locations', 'posts', 'people'];

/** Returns the editor's configuration, with a form for every entry and every file of the practice's facts. */
export function configurationFor(settings: EditorSettings): CmsConfig {
  const configuration: CmsConfig = {
    load_config_file: false,
    backend: { name: 'github', repo: settings.repository, auth_methods: ['token'] },
    app_title: 'Edit the website',
    media_folder: 'content/images',
    public_folder: '/uploads',
    media_libraries: {
      default: {
        config: {
          // Photos from a phone are often larger than the build accepts, and their metadata may reveal a location.
          transformations: { raster_image: { ...largestPicture, quality: 90 } },
          slugify_filename: true,
        },
      },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    collections: arrange(
      [...practiceCollections(), ...textCollections(settings), pageCollection(settings)],
      mostUsed,
    ),
    singletons: [...practicePages(), signsPage(), sourcesPage()],
  };
  return withOwnExamples(configuration, settings.examples);
}
