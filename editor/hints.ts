import type { Hints } from './fields.ts';
import type { EditorSettings } from './settings.ts';

/** A picture of `content/images`, in the form in which the content names it. */
const picture = {
  widget: 'image',
  accept: 'image/jpeg,image/png,image/webp,image/heic,.heic',
  media_folder: '/content/images',
  public_folder: '',
  choose_url: false,
  hint: 'Any photo: it is made smaller as you choose it',
};

/**
 * An entry's address is made of a field once: other pages, and other sites, link there.
 * @param mayChange whether its former addresses lead to it
 */
export function slugOf(field: string, mayChange = false) {
  return { template: `{{${field}}}`, editable: mayChange ? ['update' as const] : false };
}

const body = { name: 'body', label: 'Text', required: false };

/** The text below the fields, without what a page would not show. */
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

/** As Markdown: its conditions are comments, which nothing else keeps. */
export const legalBody = { ...body, widget: 'richtext', modes: ['raw'], editor_components: [] };

const today = { default: '{{now}}' };

/** What forms of entries know beyond the schemas. */
export function entryHints({ pages, signs }: EditorSettings): Hints {
  return {
    slug: false,
    formerSlugs: false,
    order: false,
    'image.file': picture,
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

/** What the button of a list adds, and the line that stands for an entry while it is closed. */
function listOf(label_singular: string, summary: string) {
  return { label_singular, summary };
}

/** What the form of the signs knows beyond the schema. */
export const signHints: Hints = {
  groups: listOf('group', '{{title}}'),
  'groups.*.signs': listOf('sign', '{{level}}: {{adults}}'),
  'groups.*.signs.*.sources': citedSources,
};

const hours = '{{opens}} – {{closes}}';
const day = "{{from | date('MMM D, YYYY')}} {{reason}}";
const weeklyHours = listOf('hours', `{{days}} ${hours}`);

/** What forms of the practice's facts know beyond the schemas. */
export const practiceHints: Hints = {
  order: false,
  location: nameOf('locations', 'name'),
  locations: { ...nameOf('locations', 'name'), multiple: true },
  footerServices: { ...nameOf('services', 'title'), multiple: true },
  'equipment.*.services': { ...nameOf('services', 'title'), multiple: true },
  'portrait.file': picture,
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

/** Chooses among the entries of a collection, and writes the names of their files. */
function nameOf(collection: string, shown: string) {
  return { widget: 'relation', collection, value_field: '{{slug}}', display_fields: [shown] };
}
