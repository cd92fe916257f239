import { languageName } from '../domain/language/language-names.ts';
import { cardWidth, portraitWidth } from '../domain/schema/picture-widths.ts';
import type { Hints } from './fields.ts';
import type { EditorSettings } from './settings.ts';

/**
 * Returns a field for a picture in `content/images`, which the content refers to by its file name.
 * @param width the smallest width in pixels at which the site shows it sharply
 */
const pictureOf = (width: number) => ({
  widget: 'image',
  accept: 'image/jpeg,image/png,image/webp,image/heic,.heic',
  media_folder: '/content/images',
  public_folder: '',
  choose_url: false,
  hint: `A photo at least ${width} pixels wide, such as a phone’s. It is made smaller as you choose it`,
});

const drawing = {
  widget: 'image',
  accept: 'image/svg+xml',
  media_folder: '/content/plates',
  public_folder: '',
  choose_url: false,
  hint: 'A square drawing, saved as a plain SVG. It is shown as it is',
};

/**
 * Returns how the editor makes an entry's slug from a field. By default it can't be changed later, because other
 * pages and sites link to its URL.
 * @param mayChange whether the entry's former URLs redirect to it
 */
export function slugOf(field: string, mayChange = false) {
  return { template: `{{${field}}}`, editable: mayChange ? ['update' as const] : false };
}

const body = { name: 'body', label: 'Text', required: false };

/** The field for the text of an entry, with only the formatting that pages support. */
export const markdownBody = {
  ...body,
  widget: 'richtext',
  buttons: [
    'bold',
    'italic',
    'link',
    'heading-two',
    'heading-three',
    'bulleted-list',
    'numbered-list',
  ],
  editor_components: [],
};

/** The text as plain Markdown: its conditions are comments, which the rich-text field would drop. */
export const legalBody = { ...body, widget: 'richtext', modes: ['raw'], editor_components: [] };

const today = { default: '{{now}}' };

/** Returns the settings of entries' forms that aren't in the schemas. */
export function entryHints({ pages, signs }: EditorSettings): Hints {
  return {
    slug: false,
    formerSlugs: false,
    order: false,
    'image.file': pictureOf(cardWidth),
    'plate.file': drawing,
    'view.file': drawing,
    category,
    date: today,
    updated: { ...today, hint: 'Today, once the text says something else' },
    review: false,
    related: {
      widget: 'select',
      multiple: true,
      options: pages,
      dropdown_threshold: 0,
      hint: 'Where to read on',
    },
    sources: citedSources,
    faqs: listOf('question', '{{question}}'),
    benefits: listOf('benefit', '{{title}}'),
    process: listOf('step', '{{title}}'),
    'technology.items': listOf('instrument', '{{title}}'),
    facts: listOf('number', '{{figure}}'),
    signs: {
      widget: 'select',
      multiple: true,
      options: signs,
      dropdown_threshold: 0,
      hint: 'Each is listed under its level. A new one can be chosen once the site is built with it',
    },
  };
}

const category = {
  widget: 'relation',
  collection: '_singletons',
  file: 'categories',
  value_field: 'categories.*.id',
  display_fields: ['categories.*.title'],
  dropdown_threshold: 0,
  hint: 'A new one is added in “Categories of articles”',
};

const citedSources = {
  widget: 'relation',
  collection: '_singletons',
  file: 'sources',
  value_field: 'sources.*.id',
  display_fields: ['sources.*.organization', 'sources.*.title'],
  multiple: true,
  dropdown_threshold: 0,
  hint: 'In the order of their numbers',
};

/**
 * Returns the settings of a list.
 * @param label_singular what the list's button adds
 * @param summary the line that a collapsed item shows
 */
function listOf(label_singular: string, summary: string) {
  return { label_singular, summary };
}

/** The settings of the signs' form that aren't in the schema. */
export const signHints: Hints = {
  groups: listOf('group', '{{title}}'),
  'groups.*.signs': listOf('sign', '{{level}}: {{adults}}'),
  'groups.*.signs.*.sources': citedSources,
};

const hours = '{{opens}} – {{closes}}';
const day = "{{from | date('MMM D, YYYY')}} {{reason}}";
const weeklyHours = listOf('hours', `{{days}} ${hours}`);

/** The languages that most people in the United States speak at home. Others can be added to the file by hand. */
const spokenLanguages = [
  ...[
    'en',
    'es',
    'ase',
    'am',
    'ar',
    'bn',
    'de',
    'el',
    'fa',
    'fil',
    'fr',
    'gu',
    'he',
    'hi',
    'hmn',
    'ht',
  ],
  ...[
    'hy',
    'it',
    'ja',
    'km',
    'ko',
    'pa',
    'pl',
    'pt',
    'ru',
    'ta',
    'te',
    'th',
    'uk',
    'ur',
    'vi',
    'zh',
  ],
];

/** The settings of the forms of the practice's facts that aren't in the schemas. */
export const practiceHints: Hints = {
  order: false,
  location: nameOf('locations', 'name'),
  locations: { ...nameOf('locations', 'name'), multiple: true },
  footerServices: { ...nameOf('services', 'title'), multiple: true },
  'equipment.*.services': { ...nameOf('services', 'title'), multiple: true },
  'portrait.file': pictureOf(portraitWidth),
  languages: {
    widget: 'select',
    multiple: true,
    options: spokenLanguages.map((value) => ({ value, label: languageName(value) })),
  },
  closures: listOf('closing', day),
  specialHours: listOf('other hours', day),
  'specialHours.*.hours': listOf('hours', hours),
  'schedules.exams': weeklyHours,
  'schedules.desk': weeklyHours,
  'schedules.phone': weeklyHours,
  categories: listOf('category', '{{title}}'),
  plans: listOf('plan', '{{name}}'),
  fees: listOf('fee', '{{service}}: {{amount}}'),
  equipment: listOf('instrument', '{{name}}'),
  redirects: listOf('former address', '{{from}}'),
};

/** Returns a field that chooses entries of a collection by `shown`, and stores their slugs. */
function nameOf(collection: string, shown: string) {
  return { widget: 'relation', collection, value_field: '{{slug}}', display_fields: [shown] };
}
