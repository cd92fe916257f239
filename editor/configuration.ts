import type { EditorSettings } from 'virtual:editor-settings';
import type { CmsConfig, EntryCollection, Field } from '@sveltia/cms';
import type { z } from 'zod';
import { type CollectionName, collections, pathOf } from '../content-model/collections.ts';
import { factFiles, factFolders, pathOfFile } from '../content-model/facts.ts';
import type { FormLabels } from '../content-model/schema/declaration.ts';
import { languageName } from '../domain/core/language.ts';
import { fieldsOf, type Hints } from './fields.ts';

/** The schemas of the forms of single files. The brand and the findings have no form. */
const { brand, findings, ...files } = factFiles;

/** The schemas of the forms of folders, which have one file for each entry. */
const { pages, ...texts } = collections;
const folders: Record<string, z.ZodObject> = {
  ...factFolders,
  ...Object.fromEntries(Object.entries(texts).map(([name, { schema }]) => [name, schema])),
};

const byDate = { fields: ['date'], default: { field: 'date', direction: 'descending' as const } };
const buttons = 'bold italic link heading-two heading-three bulleted-list numbered-list'.split(' ');

/** Returns the editor's configuration, with a form for every entry and every file of the practice's facts. */
export function configurationFor(settings: EditorSettings): CmsConfig {
  const hints = hintsFor(settings);
  return {
    load_config_file: false,
    backend: { name: 'github', repo: settings.repository, auth_methods: ['token'] },
    app_title: 'Edit the website',
    media_folder: 'content/images',
    public_folder: '/uploads',
    media_libraries: {
      default: {
        config: {
          // Photos from a phone are often larger than the build accepts, and their metadata may reveal a location.
          transformations: { raster_image: { width: 2400, height: 2400, quality: 90 } },
          slugify_filename: true,
        },
      },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    collections: [
      ...Object.entries(folders).map(([name, schema]) => folderForm(name, schema, hints)),
      {
        name: 'pages',
        label: pages.title,
        icon: pages.icon,
        files: pages.schema.options.map((schema) => {
          const name = schema.shape.slug.value;
          const file = { file: `content/pages/${name}.md`, format: formatOf('pages') };
          return { ...fileForm(name, schema, hints), preview_path: pathOf('pages', name), ...file };
        }),
      },
    ],
    singletons: Object.entries(files).map(([name, schema]) => fileForm(name, schema, hints)),
  };
}

function fileForm(name: string, schema: z.ZodType, hints: Hints) {
  const { title, icon, page } = schema.meta() as FormLabels;
  return {
    name,
    label: title,
    icon,
    ...(page && { preview_path: page }),
    file: `content/${pathOfFile(name as keyof typeof files)}`,
    format: name,
    fields: fieldsOf(schema, hints),
  };
}

function folderForm(name: string, schema: z.ZodObject, hints: Hints): EntryCollection {
  const { title, item = title, icon, page } = schema.meta() as FormLabels;
  const isFact = Object.hasOwn(factFolders, name);
  const has = (field: string) => Object.hasOwn(schema.shape, field);
  return {
    name,
    label: title,
    label_singular: item,
    icon,
    preview_path: page ?? pathOf(name as CollectionName, '{{slug}}'),
    folder: `content/${isFact ? 'practice/' : ''}${name}`,
    extension: isFact ? 'yaml' : 'md',
    format: formatOf(name),
    identifier_field: isFact ? 'name' : 'title',
    // Other pages and sites link to the address, so it only changes if the former one redirects.
    slug: {
      template: isFact ? '{{name}}' : '{{title}}',
      editable: has('formerSlugs') ? ['update'] : false,
    },
    // The site redirects from `formerSlugs`, not from Sveltia's aliases.
    aliases_field: false,
    // Lets the user sort the list, and stores each entry's position in it.
    reorder: has('order'),
    ...(has('date') && { sortable_fields: byDate }),
    ...(has('draft') && { summary: "{{title}}{{draft | ternary(' (draft)', '')}}" }),
    // The footer of every page links to legal texts by slug.
    ...(name === 'legal' && { create: false, delete: false }),
    fields: withBody(fieldsOf(schema, hints), bodyOf(name)),
  };
}

/** Returns the field for the text below an entry's other fields, if it has one. */
function bodyOf(name: string): Field[] {
  if (name === 'services' || Object.hasOwn(factFolders, name)) return [];
  const body = { name: 'body', label: 'Text', widget: 'richtext', editor_components: [], buttons };
  return [{ ...body, required: name === 'posts' } as Field];
}

/** Returns the fields of a form with the text below the title and the picture, where people write it. */
function withBody(fields: readonly Field[], body: readonly Field[]): Field[] {
  const last = fields.findLastIndex(({ name }) => name === 'title' || name === 'image');
  return fields.toSpliced(last + 1, 0, ...body);
}

/** Returns the name of a form's file format. Sveltia requires the suffix for Markdown files. */
export function formatOf(name: string): string {
  return Object.hasOwn(collections, name) ? `${name}-frontmatter` : name;
}

/** The languages that most people in the United States speak at home. Others can be added to the file by hand. */
const languages =
  'en es ase am ar bn de el fa fil fr gu he hi hmn ht hy it ja km ko pa pl pt ru ta te th uk ur vi zh'
    .split(' ')
    .map((value) => ({ value, label: languageName(value) }));

/** Returns the settings of fields that aren't in the schemas. */
function hintsFor({ pages, signs, sources, reviewer, warnings }: EditorSettings): Hints {
  const now = { default: '{{now}}' };
  const choice = { widget: 'select', dropdown_threshold: 0 };
  return {
    fields: {
      ...Object.fromEntries(
        warnings.map(({ slot, text }) => [slot.replace(/^.*\./, ''), { hint: `Missing? ${text}` }]),
      ),
      // The editor writes these itself.
      slug: false,
      formerSlugs: false,
      order: false,
      updated: false,
      date: now,
      reviewed: reviewer ? {} : false,
      by: { default: reviewer ?? '' },
      on: now,
      words: { key_label: 'The site’s word', value_label: 'What visitors type' },
    },
    refs: {
      pages: { ...choice, options: pages },
      signs: { ...choice, options: signs },
      languages: { ...choice, options: languages },
      locations: relationTo('locations', 'name'),
      services: relationTo('services', 'title'),
      sources: { ...choice, options: sources },
      categories: {
        ...relationTo('_singletons', 'categories.*.title', 'categories.*.id'),
        file: 'categories',
      },
      plates: pictureIn('plates', 'image/svg+xml'),
      images: pictureIn('images', photos),
      // The drawings are there; what is chosen instead is a photo.
      platesAndPhotos: pictureIn('images', photos),
    },
  };
}

const photos = 'image/jpeg,image/png,image/webp,image/heic,.heic';

function pictureIn(folder: string, accept: string) {
  const media_folder = `/content/${folder}`;
  return { widget: 'image', accept, media_folder, public_folder: '', choose_url: false };
}

function relationTo(collection: string, shown: string, value_field = '{{slug}}') {
  const how = { widget: 'relation', dropdown_threshold: 0 };
  return { ...how, collection, value_field, display_fields: [shown] };
}
